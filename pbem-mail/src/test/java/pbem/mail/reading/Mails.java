package pbem.mail.reading;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.assertj.core.api.ObjectAssert;

/** The raw mails of the tests, and the server that reads them. */
final class Mails {

    static final OwnMarks OWN = new OwnMarks(List.of("games@pbem.example"), "X-PBeM-Loop");

    static final MailReader READER = new MailReader(ReaderLimits.standard(), OWN);

    private Mails() {}

    /** A mail of the corpus, byte by byte. */
    static RawMail file(String name) {
        try (InputStream in = Mails.class.getResourceAsStream("/mails/" + name + ".eml")) {
            return RawMail.of(requireNonNull(in, name).readAllBytes());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The whole corpus by name. */
    static Map<String, RawMail> all() {
        Map<String, RawMail> mails = new TreeMap<>();
        try (Stream<Path> files = Files.list(Path.of("src/test/resources/mails"))) {
            files.map(file -> file.getFileName().toString().replace(".eml", ""))
                    .forEach(name -> mails.put(name, file(name)));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return mails;
    }

    /** A mail written in a test, with the line ends of mail. */
    static RawMail written(String text) {
        return RawMail.of(text.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8));
    }

    /** A mail of a player with further header fields. */
    static RawMail withHeader(String... fields) {
        return written(
                "From: bob@players.example\nTo: games@pbem.example\n" + String.join("\n", fields) + "\n\nhelp\n");
    }

    static MailReading read(RawMail mail) {
        return READER.read(mail);
    }

    /** Checks that a mail is unusable for that reason. */
    static ObjectAssert<UnusableMail> assertUnusable(RawMail mail, UnusableMail.Kind kind) {
        assertThat(read(mail)).isInstanceOf(UnusableMail.class);
        UnusableMail unusable = (UnusableMail) read(mail);
        assertThat(unusable.kind()).isEqualTo(kind);
        return assertThat(unusable);
    }

    static Letter letter(RawMail mail) {
        MailReading reading = read(mail);
        assertThat(reading).isInstanceOf(Letter.class);
        return (Letter) reading;
    }

    static Letter letter(String name) {
        return letter(file(name));
    }

    static String words(String name) {
        return letter(name).words();
    }
}
