package pbem.mail.writing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.notice.ReplyTarget;
import pbem.testkit.Golden;
import pbem.testkit.UsualLimits;

/** One mail of every kind, headers and text as sent. */
class GoldenMailsTest {

    @TempDir
    Path directory;

    private Club club;

    @BeforeEach
    void open() {
        club = new Club(directory);
        club.readInPseudo();
        List.of("alice", "bob", "carol").forEach(club::join);
    }

    @AfterEach
    void close() {
        club.close();
    }

    @Test
    void a_game_begins() {
        club.says("alice", ReplyTarget.NONE, "cholone challenge bob", "").mails();
        club.says("bob", new ReplyTarget.OfChallenge(1), "accept", "");

        golden("begin", club.mailTo("alice"));
    }

    @Test
    void a_move_for_who_is_on_turn() {
        club.board("alice", "bob");
        club.says("alice", board(0), "c5,d5", "Good luck!\n\nI have not played this for years, so be kind.");

        Mail mail = club.mailTo("bob");
        golden("your-move", mail);
        Golden.text(GoldenMailsTest.class, "your-move.html", mail.html());
    }

    @Test
    void a_move_for_who_played_it() {
        club.board("alice", "bob");
        club.says("alice", board(0), "c5,d5", "");
        club.later(Duration.ofHours(3));

        golden("played", club.mailTo("alice"));
    }

    @Test
    void a_move_far_into_a_game_of_three() {
        club.board("alice", "bob", "carol");
        club.playOn(12);
        club.mails();
        club.playOn(1);

        golden("three-players", club.mailTo("bob"));
    }

    @Test
    void a_move_where_too_many_play_for_columns() {
        List.of("dave-from-edinburgh", "erin-of-the-west", "frank").forEach(club::join);
        club.board("alice", "bob", "carol", "dave-from-edinburgh", "erin-of-the-west", "frank");
        club.playOn(8);
        club.mails();
        club.playOn(1);

        golden("six-players", club.mailTo("alice"));
    }

    @Test
    void a_player_gives_up() {
        club.board("alice", "bob");
        club.says("alice", board(0), "c5,d5", "").mails();
        club.says("bob", board(1), "resign", "Too strong for me. Another one?");

        golden("resigned", club.mailTo("alice"));
    }

    @Test
    void a_draw_is_offered() {
        club.board("alice", "bob");
        club.says("alice", board(0), "c5,d5", "").mails();
        club.says("alice", board(1), "draw", "You have a train to catch.");

        golden("draw-offered", club.mailTo("bob"));
    }

    @Test
    void one_of_three_agrees_to_a_draw() {
        club.board("alice", "bob", "carol");
        club.says("alice", board(0), "draw", "").mails();
        club.says("carol", board(1), "accept", "");

        golden("draw-agreed-by-one", club.mailTo("alice"));
    }

    @Test
    void a_draw_is_agreed() {
        club.board("alice", "bob");
        club.says("alice", board(0), "draw", "").mails();
        club.says("bob", board(1), "accept", "Gladly.");

        golden("draw-agreed", club.mailTo("alice"));
    }

    @Test
    void an_undo_is_asked() {
        club.board("alice", "bob");
        club.says("alice", board(0), "c5,d5", "").mails();
        club.says("alice", board(1), "undo", "");

        golden("undo-asked", club.mailTo("bob"));
    }

    @Test
    void a_move_is_taken_back() {
        club.board("alice", "bob");
        club.says("alice", board(0), "c5,d5", "");
        club.says("alice", board(1), "undo", "").mails();
        club.says("bob", board(2), "accept", "Of course.");

        golden("taken-back", club.mailTo("alice"));
    }

    @Test
    void an_offer_is_refused() {
        club.board("alice", "bob");
        club.says("bob", board(0), "draw", "").mails();
        club.says("alice", board(1), "reject", "");

        golden("draw-refused", club.mailTo("alice"));
    }

    @Test
    void a_queued_answer_is_played_at_once() {
        club.board("alice", "bob");
        club.says("bob", board(0), "queue if c5,d5 then g5,f4 if d5,e5 then f4,f5", "")
                .mails();
        club.says("alice", board(0), "c5,d5", "There!");

        List<Mail> mails = club.mails();
        golden("queued-played", mails.get(0));
        golden("queued-played-own", mails.get(1));
    }

    @Test
    void what_was_queued_is_dropped() {
        club.board("alice", "bob");
        club.says("bob", board(0), "queue if c5,d5 then g5,f4", "").mails();
        club.says("alice", board(0), "a1-c3,b2", "");

        List<Mail> mails = club.mails();
        assertThat(mails.get(0).text()).doesNotContain("queued");
        golden("queue-dropped", mails.get(1));
    }

    @Test
    void the_admin_takes_moves_back() {
        club.board("alice", "bob");
        club.playOn(3);
        club.mails();
        club.arbiter((administration, repositories, now) ->
                administration.rollBack(repositories, 101, 2, "root", "Sent by mistake.", now));

        golden("rolled-back", club.mailTo("alice"));
    }

    @Test
    void moves_tried_out() {
        club.board("alice", "bob");
        club.says("alice", board(0), "preview c5,d5 g5,f4", "");

        golden("preview", club.mailTo("alice"));
    }

    @Test
    void a_move_to_confirm() {
        club.board("alice", "bob");
        club.says("alice", board(0), "submit c5,d5", "");

        golden("submit", club.mailTo("alice"));
    }

    @Test
    void a_question_what_was_meant() {
        club.board("alice", "bob");
        club.says("alice", board(0), "Resign? no not yet", "");

        golden("did-you-mean", club.mailTo("alice"));
    }

    @Test
    void a_move_found_among_other_words() {
        club.board("alice", "bob");
        club.says("alice", board(0), "Hi bob, my move is c5,d5. Good luck!", "");

        golden("read-as", club.mailTo("alice"));
    }

    @Test
    void a_record() {
        club.board("alice", "bob");
        club.says("alice", board(0), "c5,d5", "Good luck!\n\nI have not played this for years, so be kind. ".repeat(2));
        club.says("alice", board(1), "undo", "").mails();
        club.says("bob", ReplyTarget.NONE, "record 101", "");

        golden("record", club.mailTo("bob"));
    }

    @Test
    void a_game_as_a_file(@TempDir Path other) throws IOException {
        club.close();
        club = Club.ofAllGames(other);
        club.boardOf("chess", "alice", "bob");
        club.says("alice", board(0), "e4", "Good luck!").mails();
        club.says("bob", ReplyTarget.NONE, "pgn 101", "");

        golden("game-file", club.mailTo("bob"));
    }

    @Test
    void the_admin_decides() {
        club.board("alice", "bob");
        club.arbiter((administration, repositories, now) -> administration.adjudicate(
                repositories, 101, List.of("bob"), "root", "alice asked me to give the game to bob.", now));

        golden("adjudicated", club.mailTo("bob"));
    }

    @Test
    void the_admin_ends_a_game_without_a_result() {
        club.board("alice", "bob");
        club.arbiter((administration, repositories, now) ->
                administration.annul(repositories, 101, "root", "Started by mistake.", now));

        golden("voided", club.mailTo("alice"));
    }

    @Test
    void a_mail_that_comes_late() {
        club.board("alice", "bob");
        club.says("alice", board(0), "c5,d5", "");
        club.says("bob", board(1), "g5,f4", "");

        List<Mail> mails = club.mails();
        golden("late", mails.get(1));
    }

    @Test
    void an_invitation() {
        club.says(
                "alice",
                ReplyTarget.NONE,
                "cholone challenge bob -setup=belgian --forfeittime=10 --unrated",
                "A daisy?");

        golden("invited", club.mailTo("bob"));
    }

    @Test
    void an_invitation_on_its_way() {
        club.says("alice", ReplyTarget.NONE, "cholone challenge bob carol --random --totaltime=90", "");

        golden("challenge-made", club.mailTo("alice"));
    }

    @Test
    void several_challenges_of_one_mail() {
        club.says(
                "alice",
                ReplyTarget.NONE,
                List.of("cholone challenge bob", "cholone challenge bob carol --unrated", "cholone seek"));
        golden("several-challenges", club.mailTo("bob"));
    }

    @Test
    void one_of_two_accepts() {
        club.says("alice", ReplyTarget.NONE, "cholone challenge bob carol", "").mails();
        club.says("bob", new ReplyTarget.OfChallenge(1), "accept", "");

        golden("accepted", club.mailTo("carol"));
    }

    @Test
    void one_declines() {
        club.says("alice", ReplyTarget.NONE, "cholone challenge bob carol", "").mails();
        club.says("bob", new ReplyTarget.OfChallenge(1), "decline", "");

        golden("declined", club.mailTo("alice"));
    }

    @Test
    void a_signup_to_confirm() {
        club.writes("dave@example.net", ReplyTarget.NONE, "signup dave");

        golden("confirm-signup", club.mailTo("dave"));
    }

    @Test
    void a_signup_to_confirm_says_that_a_password_came_with_it_and_never_which() {
        club.under(UsualLimits.withPasswords());
        club.writes("dave@example.net", ReplyTarget.NONE, "signup dave forgers-own-word");

        Mail mail = club.mailTo("dave");
        golden("confirm-signup-password", mail);
        assertThat(mail.raw()).doesNotContain("forgers-own-word");
    }

    @Test
    void a_challenge_to_confirm() {
        club.writes("alice@example.net", ReplyTarget.NONE, "cholone challenge bob");

        golden("confirm-challenge", club.mailTo("alice"));
    }

    @Test
    void several_commands_to_confirm_with_the_answer_to_another() {
        club.board("alice", "bob");
        club.writes(
                "alice@example.net", ReplyTarget.NONE, "move 101 c5,d5", "message bob carol", "show 102", "block bob");

        golden("confirm-several", club.mailTo("alice"));
    }

    @Test
    void a_welcome() {
        club.writes("dave@example.net", ReplyTarget.NONE, "signup dave").mails();
        club.writes("dave@example.net", new ReplyTarget.OfConfirmation(1), "yes");

        golden("welcome", club.mailTo("dave"));
    }

    @Test
    void an_illegal_move() {
        club.board("alice", "bob");
        club.says("alice", board(0), "c5,e7", "");

        golden("illegal", club.mailTo("alice"));
    }

    @Test
    void a_reply_to_an_earlier_mail() {
        club.board("alice", "bob");
        club.says("alice", board(0), "c5,d5", "").mails();
        club.says("alice", board(0), "b5,c5", "");

        golden("stale", club.mailTo("alice"));
    }

    @Test
    void no_command_at_all() {
        club.says("alice", ReplyTarget.NONE, "pelase move my marble", "");

        golden("unknown", club.mailTo("alice"));
    }

    @Test
    void a_stranger_who_wants_to_play() {
        club.writes("stranger@example.net", ReplyTarget.NONE, "cholone challenge bob");

        golden("stranger", club.mailTo("stranger"));
    }

    @Test
    void a_help_page() {
        club.writes("stranger@example.net", ReplyTarget.NONE, "help decline");

        golden("help", club.mailTo("stranger"));
    }

    @Test
    void the_list_of_games() {
        club.board("alice", "bob");
        club.says("alice", ReplyTarget.NONE, "list", "");

        golden("list", club.mailTo("alice"));
    }

    @Test
    void a_board_as_a_stranger_sees_it() {
        club.board("alice", "bob");
        club.says("alice", board(0), "c5,d5", "").mails();
        club.writes("stranger@example.net", ReplyTarget.NONE, "show 101#0");

        golden("shown", club.mailTo("stranger"));
    }

    private static ReplyTarget board(int revision) {
        return new ReplyTarget.OfBoard(101, revision);
    }

    private static void golden(String name, Mail mail) {
        Golden.text(GoldenMailsTest.class, name + ".txt", mail.headersAndText());
    }
}
