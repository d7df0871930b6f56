package pbem.mail.reading;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

/** Fuzzes the mail reader, starting from our corpus; see docs/fuzzing.md. */
class MailReaderFuzzTest {

    @MethodSource("mails")
    @FuzzTest
    void anyBytesBecomeALetterOrAReason(byte[] bytes) {
        MailFuzzTest.isSane(Mails.read(RawMail.of(bytes)));
        assertThat(RawMail.of(bytes).fingerprint()).matches("[0-9a-f]{32}");
    }

    static Stream<byte[]> mails() {
        return Mails.all().values().stream().map(RawMail::bytes);
    }
}
