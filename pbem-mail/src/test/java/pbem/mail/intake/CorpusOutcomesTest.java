package pbem.mail.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.PostOffice;
import pbem.mail.reading.RawMail;
import pbem.repository.InboxItem;
import pbem.store.Tables;

/**
 * Takes mails from the real world through intake, and prints their outcomes. PBEM_CORPUS, an environment variable or a
 * system property, names their directory.
 */
class CorpusOutcomesTest {

    @TempDir
    private Path directory;

    @Test
    void everyMailHasOneOutcomeAndNoProgramIsAnswered() throws IOException {
        String corpus = System.getProperty("PBEM_CORPUS", System.getenv().getOrDefault("PBEM_CORPUS", ""));
        assumeTrue(!corpus.isEmpty(), "skipped: PBEM_CORPUS names no directory of mails");
        Map<String, Integer> outcomes = new TreeMap<>();
        try (PostOffice office = new PostOffice(directory)) {
            for (Path file : files(Path.of(corpus))) {
                long id = office.inbox().receive(mail(file));
                office.intake().work();
                office.later(Duration.ofHours(1)); // so that no sender writes too often
                InboxItem item = office.item(id);
                assertThat(item.state()).as(file.toString()).isEqualTo(InboxItem.State.DONE);
                outcomes.merge(
                        file.getParent().getFileName() + ": " + item.outcome().orElseThrow(), 1, Integer::sum);
            }
            assertThat(answeredPrograms(office)).isEmpty();
        }
        outcomes.forEach((outcome, count) -> System.out.printf("%4d %s%n", count, outcome));
    }

    private static List<String> answeredPrograms(PostOffice office) {
        return office.store()
                .read(tx -> Tables.of(tx)
                        .createQuery(
                                "SELECT inbox.id || ' ' || inbox.outcome FROM outbox JOIN inbox ON inbox.id = outbox.inbox_id"
                                        + " WHERE inbox.outcome IN ('bounce', 'automatic', 'list', 'own')")
                        .mapTo(String.class)
                        .list());
    }

    private static List<Path> files(Path corpus) throws IOException {
        try (Stream<Path> files = Files.walk(corpus)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    /** A file that is not a mail is the body of one. */
    private static RawMail mail(Path file) throws IOException {
        String name = file.getFileName().toString();
        byte[] bytes = Files.readAllBytes(file);
        if (name.endsWith(".eml") || name.endsWith(".msg")) {
            return RawMail.of(bytes);
        }
        String type = name.endsWith(".html") ? "html" : "plain";
        String header = "From: " + name.replaceAll("[^A-Za-z0-9]", "-") + "@players.example\r\nContent-Type: text/"
                + type + "; charset=utf-8\r\n\r\n";
        return RawMail.of((header + new String(bytes, StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8));
    }
}
