package pbem.mail.writing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.notice.ReplyTarget;
import pbem.testkit.Golden;

/** Mails that need no picture have none: receipts of one's own moves, refusals, questions. */
class ReceiptMailsTest {

    private static final String WORDS = "multipart/alternative(text/plain, text/html)";
    private static final String PICTURED = "multipart/related(" + WORDS + ", image/png)";

    @TempDir
    Path directory;

    private Club club;

    @BeforeEach
    void open() {
        club = new Club(directory);
        club.readInPseudo();
        List.of("alice", "bob", "carol").forEach(club::join);
        club.board("alice", "bob");
    }

    @AfterEach
    void close() {
        club.close();
    }

    @Test
    void a_receipt_shows_the_board_as_text_and_the_player_to_move() {
        Mail receipt = answer("alice", 0, "c5,d5");

        assertThat(receipt.structure()).isEqualTo(WORDS);
        assertThat(receipt.text())
                .startsWith("You played c5,d5. bob is to move.")
                .contains(
                        " d- . . . .(o). . .",
                        "until",
                        "draw, undo, queue MOVE,\nresign, show 101, help cholone, chat.")
                .doesNotContain("All moves");
        assertThat(receipt.outgoing().bytes()).hasSizeLessThan(6_000);
    }

    @Test
    void where_the_players_of_go_agree_on_the_end_the_mail_names_all_words() throws IOException {
        go("d4", "e5", "pass", "pass", "none");

        assertThat(club.mailTo("bob").text()).contains("    d4, none, accept or resume   plays that move");
    }

    @Test
    void a_proposal_of_dead_men_is_told_with_all_men_that_would_be_dead() throws IOException {
        go("d4", "e5", "d5", "c3", "pass", "pass");
        assertThat(club.mailTo("alice").text()).contains("without dead men, black has 2 (men 2, points around 0)");
        club.says("alice", new ReplyTarget.OfBoard(101, 6), "d4", "");

        assertThat(club.mails().stream().map(Mail::text))
                .anyMatch(text -> text.startsWith("You proposed d4 and d5 as dead. bob is to move."))
                .anyMatch(text -> text.startsWith("Your move, bob: alice proposed d4 and d5 as dead."));
    }

    @Test
    void a_pass_is_told_as_one() throws IOException {
        go("d4", "e5", "pass");

        assertThat(club.mailTo("bob").text()).startsWith("Your move, bob: alice passed.");
    }

    @Test
    void a_queued_pass_is_told_as_queued() throws IOException {
        go("d4");
        club.says("alice", new ReplyTarget.OfBoard(101, 1), "queue pass", "");
        club.mails();
        club.says("bob", new ReplyTarget.OfBoard(101, 1), "e5", "");

        assertThat(club.mails().stream().map(Mail::text)).anyMatch(text -> text.contains("answered pass, as"));
    }

    @Test
    void a_no_to_dead_men_asks_and_then_goes_on_playing() throws IOException {
        go("d4", "e5", "pass", "pass", "d4");
        club.mails();
        club.says("bob", new ReplyTarget.OfBoard(101, 5), "no, it's alive", "");
        assertThat(club.mailTo("bob").text()).startsWith("Did you mean");
        club.mails();
        club.says("bob", new ReplyTarget.OfConfirmation(1), "yes", "");

        assertThat(club.mails().stream().map(Mail::text))
                .anyMatch(text -> text.startsWith("You did not agree, so the game goes on."));
    }

    @Test
    void a_no_to_an_own_offer_takes_it_back_and_is_no_answer_to_dead_men() throws IOException {
        go("d4", "e5", "pass", "pass", "d4");
        club.says("bob", new ReplyTarget.OfBoard(101, 5), "extend 3", "");
        club.mails();
        club.says("bob", new ReplyTarget.OfBoard(101, 6), "reject", "");

        assertThat(club.mailTo("bob").text()).contains("proposed as dead: d4").doesNotContain("the game goes on");
    }

    private void go(String... moves) throws IOException {
        club.close();
        club = Club.ofAllGames(directory);
        club.boardOf("weiqi", "alice", "bob");
        for (int move = 0; move < moves.length; move++) {
            club.mails();
            club.says(move % 2 == 0 ? "alice" : "bob", new ReplyTarget.OfBoard(101, move), moves[move], "");
        }
    }

    @Test
    void its_html_is_the_text_in_letters_of_equal_width() {
        Mail receipt = answer("alice", 0, "c5,d5");

        assertThat(receipt.html()).contains("monospace", "<a href=\"https://pbem.example.org/boards/101\">");
        Golden.text(ReceiptMailsTest.class, "receipt.html", receipt.html());
    }

    @Test
    void a_hostile_comment_does_not_become_html_in_it() {
        Mail receipt = says("alice", new ReplyTarget.OfBoard(101, 0), "c5,d5", "<b>https://evil.example/");

        assertThat(receipt.html()).contains("| &lt;b&gt;").doesNotContain("<b>", "href=\"https://evil");
    }

    @Test
    void a_receipt_is_a_mail_of_the_boards_thread_that_proves_its_replier() {
        club.says("alice", new ReplyTarget.OfBoard(101, 0), "c5,d5", "");
        List<Mail> mails = club.mails();
        Mail receipt = mails.get(0);

        assertThat(receipt.header("References")).contains("<pbem.board.101@example.org>");
        assertThat(receipt.header("Subject"))
                .isEqualTo(mails.get(1).header("Subject"))
                .isEqualTo("cholone board 101 (alice, bob)");
        assertThat(receipt.header("Reply-To")).contains("pbem+");
        assertThat(answer("alice", 1, "undo").text()).startsWith("You ask to take c5,d5 back.");
    }

    @Test
    void its_html_fits_on_a_phone_and_the_buttons_stand_above_the_footer() {
        String html = answer("alice", 0, "c5,d5").html();

        assertThat(html.substring(html.indexOf("<pre"), html.indexOf("</pre>")).lines())
                .allMatch(line -> line.replaceFirst("<pre[^>]*>", "").length() <= 48);
        assertThat(html.indexOf("class=\"tap button\"")).isBetween(0, html.indexOf("a server for games by mail"));
    }

    @Test
    void a_note_stands_in_the_mails_to_its_writer_alone() {
        club.says("alice", new ReplyTarget.OfBoard(101, 0), "note his left is weak", "")
                .mails();
        club.says("alice", new ReplyTarget.OfBoard(101, 0), "c5,d5", "");
        List<Mail> mails = club.mails();

        assertThat(mails.get(0).text()).contains("Your note, which nobody else sees:", "| his left is weak");
        assertThat(mails.get(1).text()).doesNotContain("weak", "note");
        assertThat(mails.get(1).html()).doesNotContain("weak");
    }

    @Test
    void a_player_who_wants_boards_gets_the_whole_mail() {
        club.says("alice", ReplyTarget.NONE, "set receipts board", "").mails();
        Mail mail = answer("alice", 0, "c5,d5");

        assertThat(mail.structure()).isEqualTo(PICTURED);
        assertThat(mail.text()).contains("All moves:", "    undo           asks to take c5,d5 back");
    }

    @Test
    void a_player_who_wants_plain_text_gets_the_receipt_as_plain_text() {
        club.says("alice", ReplyTarget.NONE, "set plain", "").mails();
        assertThat(answer("alice", 0, "c5,d5").structure()).isEqualTo("text/plain");
    }

    @Test
    void opponents_and_watchers_get_the_whole_board() {
        club.says("carol", ReplyTarget.NONE, "subscribe 101", "").mails();
        club.says("alice", new ReplyTarget.OfBoard(101, 0), "c5,d5", "");

        assertThat(club.mails()).extracting(Mail::structure).containsExactly(WORDS, PICTURED, PICTURED);
    }

    @Test
    void an_offer_the_move_that_ends_it_and_the_end_of_the_game_are_told_in_full() {
        assertThat(answer("alice", 0, "draw").structure()).isEqualTo(PICTURED);
        assertThat(answer("alice", 1, "c5,d5").structure()).isEqualTo(PICTURED);
        assertThat(answer("alice", 2, "resign").structure()).isEqualTo(PICTURED);
    }

    @Test
    void a_move_that_an_answer_was_queued_for_is_told_in_full() {
        club.says("bob", new ReplyTarget.OfBoard(101, 0), "queue if c5,d5 then g5,f4", "")
                .mails();
        assertThat(answer("alice", 0, "c5,d5").structure()).isEqualTo(PICTURED);
    }

    @Test
    void a_receipt_that_is_written_late_says_that_the_game_has_gone_on() {
        club.says("alice", new ReplyTarget.OfBoard(101, 0), "c5,d5", "");
        club.says("bob", new ReplyTarget.OfBoard(101, 1), "g5,f4", "");

        assertThat(club.mails().get(0).text())
                .startsWith("You played c5,d5. The game has gone on since.")
                .contains("A later mail tells how the game has gone on.")
                .doesNotContain("queue MOVE");
    }

    @Test
    void a_refusal_and_what_is_queued_have_the_board_as_text() {
        for (String line : List.of("c5,e7", "queue c5,e9", "queue if c5,d5", "undo", "claim", "confirm", "accept")) {
            Mail mail = answer("alice", 0, line);
            assertThat(mail.structure()).as(line).isEqualTo(WORDS);
        }
        assertThat(answer("bob", 0, "queue g5,f4").structure()).isEqualTo(WORDS);
        assertThat(answer("bob", 0, "unqueue").structure()).isEqualTo(WORDS);
        assertThat(answer("alice", 0, "c5,e8").text()).contains("  g- . . x x x . .", "c5,d5 or a1-c3,b2");
    }

    @Test
    void a_requested_board_has_its_picture_beside_a_refusal_too() {
        assertThat(answer("alice", 0, "show 101").structure()).isEqualTo(PICTURED);
        assertThat(answer("alice", 0, "preview c5,d5").structure()).isEqualTo(PICTURED);
        assertThat(answer("alice", 0, "submit c5,d5").structure()).isEqualTo(PICTURED);

        club.board("alice", "carol");
        club.says("alice", ReplyTarget.NONE, List.of("multiple", "show 101", "move 102 c5,e7"));
        Mail mail = club.mailTo("alice");
        assertThat(mail.structure()).isEqualTo(PICTURED);
        assertThat(mail.leaves())
                .extracting(Mail.Leaf::file)
                .contains("cholone-101-0.png")
                .doesNotContain("cholone-102-0.png");
    }

    @Test
    void a_question_has_no_picture() {
        club.writes("alice@example.net", ReplyTarget.NONE, "move 101 c5,d5");
        assertThat(club.mailTo("alice").structure()).doesNotContain("image");
    }

    /** The mail that answers a reply to this revision of board 101. */
    private Mail answer(String user, int revision, String line) {
        return says(user, new ReplyTarget.OfBoard(101, revision), line, "");
    }

    private Mail says(String user, ReplyTarget target, String line, String comment) {
        club.says(user, target, line, comment);
        return club.mailTo(user);
    }
}
