package pbem.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Outcome;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.phrase.Phrase;
import pbem.play.RecordImport;
import pbem.player.Proof;
import pbem.record.text.RecordChain;
import pbem.record.text.RecordText;
import pbem.store.Audit;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.Programs;

/** The hash chain of a log is as its page describes it: programs written from the page alone find the same hashes. */
class ChainTest extends ClubTest {

    private static final Path DOCS = Path.of("../../docs");
    private static final Phrase ADJUDICATED = Phrase.of("play.adjudicated");

    private String head(int board) {
        return RecordChain.head(club.record(board));
    }

    private String written(int board) {
        return String.join(
                        "\n", new RecordText(club.record(board), club.words()::say, RecordText.Detail.PLAYERS).lines())
                + "\n";
    }

    private void enter(int board, Event event) {
        club.later(Duration.ofMillis(60_125));
        Actor actor = event.by()
                .map(seat -> Actor.player(club.record(board).board().player(seat)))
                .orElse(Actor.admin("the admin"));
        club.changing(repositories -> repositories
                .boards()
                .append(
                        club.record(board),
                        new Entry(
                                club.record(board).revision() + 1,
                                club.now(),
                                event instanceof Event.Lapsed ? Actor.SERVER : actor,
                                Proof.ADMIN,
                                OptionalLong.empty(),
                                event)));
    }

    /** A board with every kind of event. */
    private int everything() {
        int board = club.board("pebbles", "alice", "bob", "carol");
        Seat alice = new Seat(1);
        Seat bob = new Seat(2);
        Seat carol = new Seat(3);
        enter(board, new Event.Moved(alice, "take1", "Good luck!\n2 is more than 1"));
        enter(board, new Event.Moved(bob, "take1", "", true, false));
        enter(board, new Event.UndoAsked(bob, "Oh.", 0));
        enter(board, new Event.Answered(alice, true, ""));
        enter(board, new Event.Answered(carol, true, ""));
        enter(board, new Event.DrawOffered(bob, ""));
        enter(board, new Event.Answered(carol, false, "+ No."));
        enter(board, new Event.Extended(3, "Holidays."));
        enter(board, new Event.Resumed("Here we go."));
        enter(board, new Event.Resigned(alice, ""));
        enter(board, new Event.Lapsed(bob));
        enter(board, new Event.RolledBack(1, "By mistake."));
        enter(board, new Event.Adjudicated(Outcome.won(3, List.of(bob), ADJUDICATED), "So be it."));
        enter(board, new Event.RolledBack(0, "Or not."));
        enter(board, new Event.Voided("Enough."));
        return board;
    }

    @Test
    void every_kind_of_event_is_hashed_as_it_was_at_first() {
        assertThat(head(everything())).isEqualTo("1d036601d9b41e32fa8028d256ad6a44f41fc27c5eb59249b18c1cd06cfa5cfc");
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @Test
    void the_example_of_the_page_is_true() throws IOException {
        String page = Files.readString(DOCS.resolve("chain.md"));
        Matcher example = Pattern.compile("    PBeM record 1\n.*?end of record\n", Pattern.DOTALL)
                .matcher(page);
        assertThat(example.find()).isTrue();
        String record = example.group().indent(-4);
        RecordImport reading = new RecordImport(Club.GAMES, () -> Seed.of(new byte[Seed.BYTES]), Map.of());
        club.later(Duration.ofDays(7));
        club.changing(repositories ->
                reading.read(repositories, record, "root", club.now()).now());
        assertThat(written(101)).isEqualTo(record);
        assertThat(page)
                .contains("root " + RecordChain.root(club.record(101).board()) + "\n")
                .contains("    4 " + head(101) + "\n")
                .contains(club.record(101).board().setup().seed().fingerprint());
    }

    @Test
    void the_example_of_the_page_of_records_has_its_chain() throws IOException {
        String page = Files.readString(DOCS.resolve("record.md"));
        Matcher example = Pattern.compile("    PBeM record 1\n.*?end of record\n", Pattern.DOTALL)
                .matcher(page);
        assertThat(example.find()).isTrue();
        String record = example.group().indent(-4);
        RecordImport reading = new RecordImport(Club.GAMES, () -> Seed.of(new byte[Seed.BYTES]), Map.of());
        club.later(Duration.ofDays(7));
        club.changing(repositories ->
                reading.read(repositories, record, "root", club.now()).now());
        assertThat(written(101)).isEqualTo(record);
    }

    @Test
    void a_program_that_knows_only_the_page_finds_the_same() throws Exception {
        assertThat(recount(written(everything()))).endsWith("Both are the same.\n");
        int given = club.board("pebbles", "alice", "bob");
        enter(given, new Event.SeatTaken(new Seat(2), club.player("carol").id(), "Bob is ill."));
        enter(given, new Event.Moved(new Seat(1), "take1", ""));
        enter(given, new Event.Moved(new Seat(2), "take1", ""));
        assertThat(written(given)).contains("gives-seat 2 carol", "carol plays take1");
        assertThat(recount(written(given))).endsWith("Both are the same.\n");
        int board = club.board("chromino", "carol", "alice"); // its seed is not disclosed yet
        club.plays(board, club.record(board).position().moves().get(0).notation());
        assertThat(written(board)).contains("fingerprint: ").doesNotContain("seed: ");
        assertThat(recount(written(board))).endsWith("Both are the same.\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"take1=take2", "bob lapses=alice lapses", ":04:00=:04:01", "1 2025=2 2025", "heap=9=heap=8"})
    void it_finds_every_change(String change) throws Exception {
        club.says("alice", "pebbles challenge bob -heap=9");
        club.says("bob", "accept");
        club.later(Duration.ofMinutes(1));
        enter(101, new Event.Moved(new Seat(1), "take1", "take1"));
        enter(101, new Event.Lapsed(new Seat(2)));
        String record = written(101);
        int middle = change.indexOf('=', change.startsWith("heap") ? "heap=".length() : 0);
        String changed = record.replaceAll(
                "(?m)^([^|].*|)" + Pattern.quote(change.substring(0, middle)), "$1" + change.substring(middle + 1));
        assertThat(changed).isNotEqualTo(record);
        assertThat(recount(changed)).contains("This is another one");
    }

    @Test
    void comments_and_userids_may_change() throws Exception {
        int board = everything();
        String record = written(board)
                .replace("alice", "alicia")
                .replace("admin:the_admin", "admin:nobody")
                .replace("| Good luck!", "| -");
        assertThat(recount(record)).endsWith("Both are the same.\n");
    }

    /** The output of the program beside the page. */
    private String recount(String record) throws Exception {
        Path python = Programs.of("python3", "python3");
        Path file = Files.writeString(directory.resolve("record.txt"), record);
        Process program = new ProcessBuilder(
                        python.toString(), DOCS.resolve("chain.py").toString(), file.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        program.waitFor();
        return said.lines().collect(Collectors.joining("\n", "", "\n"));
    }
}
