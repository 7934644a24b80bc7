# Reads ctest's LastTest.log and prints, separated by a tab:
#   passed   how many test functions and data rows passed
#   failed   one line for each that failed
#   skipped  one line for each that was skipped, with its reason
# A program that is no Qt Test program counts as one check, and so does one that broke off.
function finish(   name)
{
    if (test == "")
        return
    if (result == "Passed") {
        passed += seen ? ok : 1
    } else if (result == "Skipped") {
        print "skipped\t" test ": the program skipped itself"
    } else {
        passed += ok
        if (bad == 0)
            print "failed\t" test ": ended as " (result == "" ? "interrupted" : result)
    }
    test = ""
}
/^[0-9]+\/[0-9]+ Testing: / {
    finish()
    sub(/^[0-9]+\/[0-9]+ Testing: /, "")
    test = $0; result = ""; seen = ok = bad = 0
}
/^(PASS|FAIL!|XFAIL|XPASS|SKIP|BPASS|BFAIL|BSKIP|BXFAIL|BXPASS) +: / { seen = 1 }
/^PASS +: / && !/::(initTestCase|cleanupTestCase)\(\)/ { ok++ }
/^(FAIL!|XPASS) +: / {
    bad++
    sub(/^[A-Z!]+ +: /, "")
    print "failed\t" test ": " $0
}
/^SKIP +: / {
    sub(/^SKIP +: /, "")
    print "skipped\t" test ": " $0
}
/^Test (Passed|Failed|Skipped|Timeout|Not Run)/ {
    result = $0
    sub(/^Test /, "", result)
    sub(/\.$/, "", result)
}
END {
    finish()
    print "passed\t" passed + 0
}
