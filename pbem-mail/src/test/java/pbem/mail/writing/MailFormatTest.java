package pbem.mail.writing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A reader written from the page for programs alone reads every board mail among the golden files. */
class MailFormatTest {

    private static final Path GOLDEN = Path.of("src/test/resources/golden");
    private static final Path PAGE = Path.of("../docs/mail-format.md");

    static List<Path> boardMails() throws IOException {
        try (Stream<Path> files = Files.walk(GOLDEN)) {
            return files.filter(file -> file.toString().endsWith(".txt"))
                    .filter(file -> DocumentedReader.isOfABoard(subject(file)))
                    .filter(file -> text(file).contains("   alice")) // mails of chat show no board
                    .sorted()
                    .toList();
        }
    }

    private static String text(Path file) {
        try {
            String mail = Files.readString(file);
            return mail.substring(mail.indexOf("\n\n") + 2);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static String subject(Path file) {
        try {
            String head = Files.readString(file).replaceFirst("(?s)\n\n.*", "").replaceAll("\n[ \t]+", " ");
            return head.lines()
                    .filter(line -> line.startsWith("Subject: "))
                    .map(line -> line.substring("Subject: ".length()))
                    .findFirst()
                    .orElse("");
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static DocumentedReader read(String name) {
        Path file = GOLDEN.resolve("GoldenMailsTest/" + name + ".txt");
        return DocumentedReader.of(subject(file), text(file));
    }

    @ParameterizedTest
    @MethodSource("boardMails")
    void everyBoardMailIsReadByThePage(Path file) {
        DocumentedReader read = DocumentedReader.of(subject(file), text(file));
        assertThat(read.users()).startsWith("alice");
        assertThat(read.board()).isEqualTo(file.endsWith("begun-from-position.txt") ? 102 : 101);
        assertThat(read.moves().keySet())
                .containsExactlyElementsOf(
                        read.moves().isEmpty()
                                ? List.of()
                                : IntStream.rangeClosed(
                                                read.moves().keySet().iterator().next(),
                                                read.moves().keySet().stream()
                                                        .max(Integer::compare)
                                                        .orElseThrow())
                                        .boxed()
                                        .toList());
    }

    @Test
    void thereAreManyOfThem() throws IOException {
        assertThat(boardMails()).hasSizeGreaterThan(14);
    }

    @Test
    void aMoveForWhoIsOnTurnSaysAllThatAProgramNeeds() {
        DocumentedReader read = read("your-move");
        assertThat(read.game()).isEqualTo("cholone");
        assertThat(read.toMove()).containsExactly("bob");
        assertThat(read.moves()).hasSize(1).containsEntry(1, "c5,d5");
        assertThat(read.comment()).isEqualTo("Good luck!\n\nI have not played this for years, so be kind.");
    }

    @Test
    void aGameOfThreeHasItsLastMovesInColumns() {
        DocumentedReader read = read("three-players");
        assertThat(read.users()).containsExactly("alice", "bob", "carol");
        assertThat(read.moves()).hasSize(10).containsEntry(4, "c2,c3").containsEntry(13, "c5,c6");
    }

    @Test
    void aGameOfSixHasThemInAList() {
        DocumentedReader read = read("six-players");
        assertThat(read.moves()).hasSize(9).containsEntry(4, "h7,h8").containsEntry(9, "g7,h7");
    }

    @Test
    void aGameThatIsOverHasNobodyToMove() {
        assertThat(read("resigned").toMove()).isEmpty();
        assertThat(read("resigned").moves()).hasSize(1);
        assertThat(read("adjudicated").toMove()).isEmpty();
    }

    @Test
    void theExampleOfThePageIsSuchAMail() throws IOException {
        String page = Files.readString(PAGE);
        String example = page.substring(page.indexOf("```\n") + 4, page.lastIndexOf("```"));
        assertThat(DocumentedReader.of("cholone board 101 (alice, bob)", example))
                .isEqualTo(read("your-move"));
    }
}
