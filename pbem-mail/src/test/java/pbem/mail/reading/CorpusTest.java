package pbem.mail.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Mails from the real world that are not part of the project: PBEM_CORPUS, an environment variable or a system
 * property, names their directory. Files {@code .eml} and {@code .msg} are mails, others are bodies.
 */
class CorpusTest {

    private static final String COMMAND = "c5,d5";

    private Path corpus;

    @BeforeEach
    void find() {
        String name = System.getProperty("PBEM_CORPUS", System.getenv().getOrDefault("PBEM_CORPUS", ""));
        assumeTrue(!name.isEmpty(), "skipped: PBEM_CORPUS names no directory of mails");
        corpus = Path.of(name);
    }

    @Test
    void everyMailBecomesALetterOrAReason() throws IOException {
        Map<String, Integer> outcomes = new TreeMap<>();
        for (Map.Entry<String, RawMail> mail : mails().entrySet()) {
            MailReading reading = Mails.read(mail.getValue());
            String folder = mail.getKey().substring(0, mail.getKey().lastIndexOf('/') + 1);
            String content = reading instanceof Letter letter ? " " + letter.content() : "";
            outcomes.merge(folder + " " + reading.word() + content, 1, Integer::sum);
            if (reading instanceof UnusableMail unusable && unusable.kind() == UnusableMail.Kind.UNPARSABLE) {
                assertThat(unusable.detail()).as(mail.getKey()).isEqualTo("no header");
            }
        }
        outcomes.forEach((outcome, count) -> System.out.printf("%4d %s%n", count, outcome));
    }

    @Test
    void aCommandOnTopOfAnyTextIsFound() throws IOException {
        SoftAssertions all = new SoftAssertions();
        int found = 0;
        for (Map.Entry<String, RawMail> mail : mails().entrySet()) {
            Optional<RawMail> grafted = GraftedMail.of(mail.getValue(), COMMAND);
            if (grafted.isPresent() && !(Mails.read(mail.getValue()) instanceof Bounce)) {
                all.assertThat(Mails.read(grafted.get())).as(mail.getKey()).satisfies(CorpusTest::findsCommand);
                found++;
            }
        }
        all.assertAll();
        System.out.println("the command was found in " + found + " mails");
    }

    private static void findsCommand(MailReading reading) {
        if (reading instanceof Letter letter) {
            assertThat(letter.words() + "\n").startsWith(COMMAND + "\n");
        } else if (reading instanceof AutomaticMail automatic) {
            assertThat(automatic.letter().map(Letter::words).orElse(COMMAND)).startsWith(COMMAND);
        } else {
            assertThat(reading.word()).isIn("bounce", "list");
        }
    }

    @Test
    void repliesWhoseFoldersSayThatTheyAreTheSameAreReadTheSame() throws IOException {
        Map<String, String> replies = new TreeMap<>();
        mails().forEach((name, mail) -> {
            if (name.matches("(.*/)?(standard|html)_replies/[^/]+\\.(eml|html)")) {
                replies.put(name, Mails.letter(mail).words().replaceAll("\\s+", ""));
            }
        });
        replies.entrySet().stream()
                .map(reply -> Path.of(reply.getKey()).getParent() + " says " + reply.getValue())
                .distinct()
                .forEach(System.out::println);
        assertThat(replies.keySet().stream()
                        .map(name -> Path.of(name).getParent())
                        .distinct()
                        .count())
                .isEqualTo(replies.values().stream().distinct().count());
    }

    private Map<String, RawMail> mails() throws IOException {
        Map<String, RawMail> mails = new TreeMap<>();
        try (Stream<Path> files = Files.walk(corpus)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                mails.put(corpus.relativize(file).toString(), mail(file));
            }
        }
        return mails;
    }

    private static RawMail mail(Path file) throws IOException {
        String name = file.getFileName().toString();
        byte[] bytes = Files.readAllBytes(file);
        if (name.endsWith(".eml") || name.endsWith(".msg")) {
            return RawMail.of(bytes);
        }
        String type = name.endsWith(".html") ? "html" : "plain";
        String header = "From: bob@players.example\r\nContent-Type: text/" + type + "; charset=utf-8\r\n\r\n";
        return RawMail.of((header + new String(bytes, StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8));
    }
}
