package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The fields of JSON answers, by kind. A new field must be added to the golden file by hand, after a check of what it
 * tells a stranger.
 */
class PublishedFieldsTest {

    private static final Path GOLDEN = Path.of("src/test/resources/golden/published-fields.txt");

    @TempDir
    Path folder;

    @Test
    void nothingIsPublishedThatIsNotListed() throws IOException {
        try (Club club = Club.in(folder)) {
            JsonNode schemas = new ObjectMapper()
                    .readTree(club.reader().get("/api/v1/openapi.json").body())
                    .at("/components/schemas");
            List<String> lines = new ArrayList<>();
            schemas.fieldNames().forEachRemaining(kind -> {
                List<String> names = new ArrayList<>();
                schemas.get(kind).get("properties").fieldNames().forEachRemaining(names::add);
                lines.add(kind + ": " + String.join(" ", names));
            });

            assertThat(lines).isEqualTo(Files.readAllLines(GOLDEN));
        }
    }

    /** An answer has the fields of its description and no other. */
    @Test
    void answersHaveTheFieldsOfTheirDescription() throws IOException {
        List<String> board = Files.readAllLines(GOLDEN).stream()
                .filter(line -> line.startsWith("BoardAnswer: "))
                .flatMap(
                        line -> List.of(line.substring("BoardAnswer: ".length()).split(" ")).stream())
                .toList();
        try (Club club = Club.in(folder)) {
            club.enrol("alice", "bob");
            club.start("alice", "bob");
            JsonNode answer = new ObjectMapper()
                    .readTree(club.reader().get("/api/v1/boards/101").body());
            List<String> sent = new ArrayList<>();
            answer.fieldNames().forEachRemaining(sent::add);

            assertThat(board).containsSubsequence(sent);
            assertThat(sent).contains("number", "seats", "position");
        }
    }
}
