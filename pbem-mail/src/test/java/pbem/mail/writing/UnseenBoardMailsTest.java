package pbem.mail.writing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Move;
import pbem.games.Catalogue;
import pbem.mail.reading.reply.ReplyMarker;
import pbem.mail.writing.body.Columns;
import pbem.notice.ReplyTarget;
import pbem.record.GameRecord;
import pbem.testkit.Golden;

/** Mails for players who listen to a board, or read it in Braille. */
@Tag("long")
class UnseenBoardMailsTest {

    @TempDir
    Path directory;

    private Club club;

    @BeforeEach
    void open() {
        club = new Club(directory, Catalogue.games());
        club.readInPseudo();
        List.of("alice", "bob", "carol").forEach(club::join);
    }

    @AfterEach
    void close() {
        club.close();
    }

    private void says(String user, String... lines) {
        for (String line : lines) {
            club.says(user, ReplyTarget.NONE, line, "");
        }
        club.mails();
    }

    private Mail asks(String user, String line) {
        club.says(user, ReplyTarget.NONE, line, "");
        return club.mailTo(user);
    }

    private static void golden(String name, Mail mail) {
        Golden.text(UnseenBoardMailsTest.class, name + ".txt", mail.text());
    }

    @Test
    void whose_turn_until_when_the_last_move_and_the_board_come_as_sentences() {
        says("bob", "set board words");
        club.boardOf("cholone", "alice", "bob");
        club.says("alice", ReplyTarget.NONE, "move 101 c5,d5", "");
        Mail mail = club.mailTo("bob");

        assertThat(mail.text())
                .contains("It is the turn of white.\nThe next move is due until ")
                .contains("Last move: black played c5,d5.", "Row c: c1 and c2 empty, c3 and c4 black")
                .doesNotContain("x x x");
        assertThat(mail.html())
                .contains("Row c: c1 and c2 empty, c3 and c4 black", "alt=\"\"")
                .doesNotContain("<pre");
        golden("your-move", mail);
    }

    @Test
    void in_html_every_sentence_is_a_paragraph() {
        says("bob", "set board words");
        club.boardOf("cholone", "alice", "bob");
        club.says("alice", ReplyTarget.NONE, "move 101 c5,d5", "");

        Golden.text(
                UnseenBoardMailsTest.class, "your-move.html", club.mailTo("bob").html());
    }

    @Test
    void a_receipt_is_in_words_too() {
        says("alice", "set board words");
        club.boardOf("cholone", "alice", "bob");
        Mail receipt = asks("alice", "move 101 c5,d5");

        assertThat(receipt.text()).contains("It is the turn of white.").doesNotContain("x x x");
        assertThat(receipt.html()).contains("It is the turn of white.").doesNotContain("<pre");
    }

    @Test
    void a_picture_has_the_board_in_words_as_its_alternative_text() {
        club.boardOf("chromatic-chess", "alice", "bob");
        club.says("alice", ReplyTarget.NONE, "move 101 d4-d5", "");

        assertThat(club.mailTo("bob").html())
                .containsPattern(
                        "alt=\"It is the turn of black\\. Last move: white played d4-d5\\..*pawns on [^\"]*m11\\.");
    }

    @Test
    void a_cell_is_told_and_the_answer_can_be_replied_to_with_a_move() {
        club.boardOf("cholone", "alice", "bob");
        Mail mail = asks("alice", "look 101 c5");

        golden("look", mail);
        assertThat(mail.text()).contains("On c5: black.");
    }

    @Test
    void players_of_numbered_seats_are_called_by_their_userids_beside_the_board() {
        club.boardOf("chroma", "alice", "bob");
        club.says("alice", ReplyTarget.NONE, "move 101 c2", "");
        Mail mail = club.mailTo("bob");

        assertThat(mail.text()).contains("bob is to move, with W (white)", "Last move: alice R c2 (in capitals)");
        assertThat(mail.html())
                .contains("alt=\"It is the turn of bob, with a white cube. Last move: alice played c2. On c2: red.");
        says("bob", "set board words");
        assertThat(asks("bob", "show 101").text())
                .contains("It is the turn of bob, with a white cube.", "white by bob, green by alice");
    }

    static Stream<Arguments> widths() {
        return Stream.concat(
                Catalogue.games().names().stream().map(game -> Arguments.of(game, 40)),
                Stream.of(Arguments.of("cholone", 20), Arguments.of("kroma", 28)));
    }

    @ParameterizedTest
    @MethodSource("widths")
    void no_line_is_longer_than_the_display(String game, int width) {
        says("alice", "set width " + width, "set receipts board");
        says("bob", "set width " + width, "set format plain");
        club.boardOf(game, "alice", "bob");
        for (int i = 0; i < 3; i++) {
            GameRecord record = club.store().read(tx -> tx.boards().record(101)).orElseThrow();
            List<? extends Move> moves = record.position().moves();
            String mover = record.board().player(record.toMove().get(0)).user();
            club.says(
                    mover,
                    ReplyTarget.NONE,
                    "move 101 " + moves.get(moves.size() / 2).notation(),
                    "");
        }
        assertThat(club.mails()).isNotEmpty().allSatisfy(mail -> isNarrow(mail, width));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"status", "games all", "set", "list", "help", "help cholone", "help commands", "help blind"})
    void tables_and_pages_are_as_narrow(String line) {
        club.join("maximilian-von-und-z");
        club.boardOf("cholone", "alice", "maximilian-von-und-z");
        for (int width : List.of(20, 40)) {
            says("alice", "set width " + width);
            isNarrow(asks("alice", line), width);
        }
    }

    @Test
    void a_whole_board_is_told_with_any_setting() {
        club.boardOf("kroma", "alice", "bob");

        golden("look-board", asks("alice", "look 101"));
    }

    private List<Mail> narrow() {
        says("alice", "set width 40");
        says("bob", "set width 20");
        club.boardOf("chroma", "alice", "bob");
        club.says("alice", ReplyTarget.NONE, "move 101 c2", "");
        return club.mails();
    }

    @Test
    void a_board_too_wide_for_forty_columns_is_told() {
        golden("narrow-40", narrow().get(0));
    }

    @Test
    void forty_columns_have_room_for_a_board() {
        says("alice", "set width 40");
        club.start(Catalogue.games().named("chroma").orElseThrow(), Map.of("size", "5"), Map.of(), "alice", "bob");
        club.mails();
        golden("narrow-40-size-5", asks("alice", "move 101 c2"));
    }

    @Test
    void in_twenty_columns_a_board_is_told() {
        golden("narrow-20", narrow().get(1));
    }

    @Test
    void a_table_of_forty_columns_reads_well() {
        narrow();
        golden("table-40", asks("alice", "games all"));
    }

    @Test
    void a_page_of_forty_columns_reads_well() {
        narrow();
        golden("page-40", asks("alice", "help blind"));
    }

    private static void isNarrow(Mail mail, int width) {
        assertThat(mail.text()
                        .lines()
                        .filter(one -> !one.equals(ReplyMarker.in(Locale.ENGLISH)) && !one.startsWith("https://")))
                .allSatisfy(one -> assertThat(Columns.width(one)).as(one).isLessThanOrEqualTo(width));
    }
}
