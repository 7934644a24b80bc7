# Reads ctest's LastTest.log and prints, separated by a tab:
#   passed   how many test functions and data rows passed
#   failed   one line for each that failed
#   skipped  one line for each that was skipped, with its reason
# A program that is no Qt Test program counts as one check, and so does one that broke off.
function finish()
{
    if (test == "")
        return
    if (!started)
        print "failed\t" test ": could not be started"
    else if (result == "Passed")
        passed += seen ? ok : 1
    else {
        passed += ok
        if (bad == 0)
            print "failed\t" test (seen ? ": broke off (crash or time limit)" : "")
    }
    test = ""
}
/^[0-9]+\/[0-9]+ Testing: / {
    finish()
    sub(/^[0-9]+\/[0-9]+ Testing: /, "")
    test = $0
    result = ""
    started = 1
    seen = ok = bad = 0
}
/^Command: ""/ { started = 0 }
/^PASS +: / {
    seen = 1
    # The frame that Qt puts around the functions of a program.
    if ($0 !~ /::(initTestCase|cleanupTestCase)\(\)/)
        ok++
}
/^(FAIL!|XPASS) +: / {
    seen = 1
    bad++
    sub(/^[A-Z!]+ +: /, "")
    print "failed\t" test ": " $0
}
/^SKIP +: / {
    seen = 1
    sub(/^SKIP +: /, "")
    print "skipped\t" test ": " $0
}
/^Test (Passed|Failed)/ {
    result = $2
    sub(/\.$/, "", result)
}
END {
    finish()
    print "passed\t" passed + 0
}
