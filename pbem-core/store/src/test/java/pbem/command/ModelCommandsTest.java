package pbem.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Refusal;
import pbem.phrase.Phrasebook;
import pbem.play.ServerTexts;
import pbem.testkit.Club;

/** Every command of the model server is known here or gets an answer that says what there is instead. */
class ModelCommandsTest {

    private static final CommandParser PARSER = new CommandParser(Club.GAMES);
    private static final Phrasebook WORDS = ServerTexts.in(Locale.ENGLISH, Club.GAMES, Map.of());

    /** @param here the name of a command, or "refused" with the words that begin the answer */
    record Row(String line, String here) {}

    static List<Row> table() throws IOException {
        try (InputStream file = ModelCommandsTest.class.getResourceAsStream("model.txt")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\\|"))
                    .map(cells -> new Row(cells[0].strip(), cells[1].strip()))
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("table")
    void everyCommandIsKnownOrAnswered(Row row) {
        assertThat(answer(row.line())).startsWith(row.here());
    }

    @ParameterizedTest
    @MethodSource("table")
    void inCapitalLettersToo(Row row) {
        if (!row.here().startsWith("refused I do not know")) { // this answer repeats the word
            assertThat(answer(row.line().toUpperCase(Locale.ROOT))).startsWith(row.here());
        }
    }

    /** Each line gets a result from the referee. */
    @Test
    void theRefereeHearsEachOfThem(@TempDir Path directory) throws IOException {
        try (Club club = new Club(directory, "alice", "bob", "carol")) {
            for (Row row : table()) {
                assertThat(club.says("alice", row.line()).results())
                        .as(row.line())
                        .isNotEmpty();
            }
        }
    }

    @Test
    void severalCommandsStandBelowTheWordMult() {
        Instructions said = Instructions.of("mult", """
                chroma move 134 a1
                cholone mvoe 121 propose
                 I think it will end in a draw anyway!
                kroma move 111 resign
                """, false, PARSER);
        assertThat(said.lines())
                .containsExactly("chroma move 134 a1", "cholone mvoe 121 propose", "kroma move 111 resign");
        assertThat(said.said().get(1).comment()).isEqualTo("I think it will end in a draw anyway!");
    }

    private static String answer(String line) {
        Parsing parsing = PARSER.parse(line);
        if (parsing instanceof Command command) {
            return command.getClass().getSimpleName()
                    + (command instanceof InvitationCommand.Respond answer
                            ? " " + answer.verb().word()
                            : "")
                    + (command instanceof WatchCommand.Subscribe wish && !wish.begins() ? " no more" : "")
                    + (command instanceof AccountCommand.SetAddresses wish && wish.replacing() ? " instead" : "");
        }
        Refusal refusal = parsing instanceof Parsing.Malformed malformed
                ? malformed.refusal()
                : ((Parsing.Unknown) parsing).refusal();
        return "refused " + WORDS.say(refusal.phrase());
    }
}
