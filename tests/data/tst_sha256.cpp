#include "data/file/sha256.h"

#include <QCryptographicHash>
#include <QtTest>

using costmodel::data::sha256;

/// Expected values: FIPS 180-2, appendix B, and the NIST example values for SHA-256.
class Sha256Test : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheStandard()
    {
        QCOMPARE(sha256(""), std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b"
                                         "7852b855"));
        QCOMPARE(sha256("abc"), std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff"
                                            "61f20015ad"));
        QCOMPARE(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
                 std::string("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"));
        QCOMPARE(sha256(std::string(1'000'000, 'a')),
                 std::string("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"));
    }

    /// Around the ends of a block, where the padding needs another one: against Qt.
    void padsEveryLength()
    {
        for (int n = 0; n < 200; ++n)
        {
            const QByteArray bytes(n, static_cast<char>(n));
            QCOMPARE(QByteArray::fromStdString(sha256(bytes.toStdString())),
                     QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
        }
    }
};

QTEST_APPLESS_MAIN(Sha256Test)
#include "tst_sha256.moc"
