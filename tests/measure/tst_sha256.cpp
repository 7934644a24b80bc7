#include "data/file/sha256.h"

#include <QtTest>

using namespace costmodel;

class Sha256Test : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Examples of FIPS 180-4 and of NIST's "Examples with intermediate values".
    void agreesWithTheStandard()
    {
        QCOMPARE(data::sha256(""),
                 std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
        QCOMPARE(data::sha256("abc"),
                 std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        QCOMPARE(data::sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
                 std::string("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"));
        QCOMPARE(data::sha256(std::string(1000000, 'a')),
                 std::string("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"));
    }

    void countsEveryLengthAroundABlock()
    {
        // Qt's own implementation is the other source.
        for (int length = 50; length < 140; ++length)
        {
            const QByteArray bytes(length, 'x');
            const QByteArray expected =
                QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
            QCOMPARE(data::sha256({bytes.data(), static_cast<std::size_t>(length)}),
                     expected.toStdString());
        }
    }
};

QTEST_APPLESS_MAIN(Sha256Test)
#include "tst_sha256.moc"
