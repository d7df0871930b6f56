package pbem.mail.writing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.games.Catalogue;
import pbem.notice.ReplyTarget;
import pbem.player.Preferences;
import pbem.store.Tables;
import pbem.testkit.Golden;

/** The mails that the clock sends, and the lines about time in other mails, letter by letter. */
class ClockMailsTest {

    @TempDir
    Path directory;

    private Club club;

    @BeforeEach
    void open() {
        club = new Club(directory);
        club.readInPseudo();
        List.of("alice", "bob", "carol").forEach(club::join);
        club.mails();
    }

    @AfterEach
    void close() {
        club.close();
    }

    private static Duration days(long days) {
        return Duration.ofDays(days);
    }

    private static void golden(String name, Mail mail) {
        Golden.text(ClockMailsTest.class, name + ".txt", mail.headersAndText());
    }

    /** Uses up the player's vacation of the year. */
    private void hasNoVacation(String user) {
        club.store()
                .change(tx -> Tables.of(tx)
                        .execute(
                                "INSERT INTO vacation (id, player_id, from_at, to_at, zone, kind) SELECT 77, id, ?, ?, 'UTC',"
                                        + " 'PLANNED' FROM player WHERE user_id = ?",
                                Instant.parse("2025-01-01T00:00:00Z").toEpochMilli(),
                                Instant.parse("2025-01-31T00:00:00Z").toEpochMilli(),
                                user));
    }

    @Test
    void a_reminder_of_one_board_is_a_mail_of_its_thread() {
        club.lives("alice", "Europe/Berlin", Preferences.Digest.OFF);
        club.board("alice", "bob");
        club.later(days(7));
        club.ticks();
        Mail mail = club.mailTo("alice");
        golden("reminder", mail);
        Golden.text(ClockMailsTest.class, "reminder.html", mail.html());
    }

    @Test
    void a_reminder_of_several_boards_can_be_answered_in_lines() {
        club.board("alice", "bob");
        club.board("alice", "carol");
        club.later(days(7));
        club.ticks();
        golden("reminders", club.mailTo("alice"));
    }

    @Test
    void vacation_that_was_taken_is_told_with_the_deadlines_that_follow() {
        club.lives("alice", "America/New_York", Preferences.Digest.OFF);
        club.board("alice", "bob");
        club.playOn(2);
        club.mails();
        club.later(days(21).plusMinutes(1));
        club.ticks();
        golden("vacation-taken", club.mailTo("alice"));
    }

    @Test
    void an_opponent_learns_of_the_right_to_claim() {
        hasNoVacation("alice");
        club.board(Map.of("claim", ""), "alice", "bob");
        club.later(days(21).plusMinutes(1));
        club.ticks();
        golden("claimable", club.mailTo("bob"));
    }

    @Test
    void an_opponent_who_cannot_win_any_more_learns_that_a_claim_is_a_draw() throws IOException {
        club.close();
        club = Club.ofAllGames(directory);
        hasNoVacation("alice");
        club.start(
                Catalogue.games().named("chromatic-chess").orElseThrow(),
                Map.of("setup", "D1=K,A7=R"),
                Map.of("claim", ""),
                "alice",
                "bob");
        club.says("alice", new ReplyTarget.OfBoard(101, 0), "a7-m7", "");
        club.says("bob", new ReplyTarget.OfBoard(101, 1), "j13-i13", "");
        club.mails();
        club.later(days(21).plusMinutes(1));
        club.ticks();
        golden("claimable-draw", club.mailTo("bob"));
        club.says("bob", ReplyTarget.NONE, "claim 101", "");
        golden("claimed-draw", club.mailTo("bob"));
    }

    @Test
    void a_game_lost_by_time_is_news_of_its_board() {
        hasNoVacation("alice");
        club.board("alice", "bob");
        club.later(days(21).plusMinutes(1));
        club.ticks();
        golden("lapsed", club.mailTo("bob"));
    }

    @Test
    void opponents_see_who_is_on_vacation() {
        club.board("alice", "bob");
        club.says("alice", ReplyTarget.NONE, "vacation 5 days", "");
        club.mails();
        club.says("bob", ReplyTarget.NONE, "show 101", "");
        golden("on-vacation", club.mailTo("bob"));
    }

    @Test
    void vacations_are_listed_in_the_time_of_the_player() {
        club.lives("alice", "Pacific/Auckland", Preferences.Digest.OFF);
        club.says("alice", ReplyTarget.NONE, "vacation 24 Dec 2 Jan", "");
        golden("vacation", club.mailTo("alice"));
    }

    @Test
    void an_admin_who_gives_more_time_says_why() {
        club.board("alice", "bob");
        club.arbiter((administration, repositories, now) ->
                administration.extend(repositories, 101, 5, "root", "Get well soon.", now));
        golden("extended", club.mails().get(0));
    }

    @Test
    void a_mail_about_seeks_offers_a_seat_by_a_reply_and_an_end_by_a_click() {
        club.says("bob", ReplyTarget.NONE, "set seeks on", "");
        club.says("alice", ReplyTarget.NONE, "cholone seek 2 --rating=1400-1700", "Any evening.");
        club.says("carol", ReplyTarget.NONE, "chroma seek", "");
        club.mails();
        club.ticks();
        Mail mail = club.mailTo("bob");
        golden("seeks", mail);
        assertThat(mail.header("Precedence")).isEqualTo("bulk");
        assertThat(mail.headers()).contains("List-Unsubscribe: <https://pbem.example.org/unsubscribe/");
    }

    @Test
    void a_digest_leaves_out_a_board_whose_game_is_missing() {
        club.lives("bob", "Europe/Berlin", Preferences.Digest.DAILY);
        club.board("alice", "bob");
        club.board("carol", "bob");
        club.says("alice", new ReplyTarget.OfBoard(101, 0), "c5,d5", "");
        club.says("carol", new ReplyTarget.OfBoard(102, 0), "c5,d5", "");
        club.mails();
        club.later(days(1));
        club.ticks();
        club.withoutGame(101);
        assertThat(club.mailTo("bob").text())
                .contains("One board waits for your move, bob", "cholone board 102 (carol, bob): the game has begun")
                .doesNotContain("101");
    }

    @Test
    void a_digest_holds_the_news_and_the_boards_that_wait() {
        club.lives("bob", "Europe/Berlin", Preferences.Digest.DAILY);
        club.board("alice", "bob");
        club.board("carol", "bob");
        club.says("alice", new ReplyTarget.OfBoard(101, 0), "c5,d5", "Good luck!");
        club.mails();
        club.later(days(1));
        club.ticks();
        Mail mail = club.mailTo("bob");
        golden("digest", mail);
        Golden.text(ClockMailsTest.class, "digest.html", mail.html());
        assertThat(mail.header("Precedence")).isEqualTo("bulk");
        assertThat(mail.headers())
                .containsPattern("\nList-Unsubscribe: <https://pbem\\.example\\.org/unsubscribe/([a-z2-7]{44})>,"
                        + "\n <mailto:pbem%2B\\1@example\\.org\\?subject=unsubscribe>"
                        + "\nList-Unsubscribe-Post: List-Unsubscribe=One-Click(\n|$)");
    }

    @Test
    void lines_that_answer_a_digest_are_told_of_in_one_receipt() {
        club.lives("bob", "Europe/Berlin", Preferences.Digest.DAILY);
        club.board("alice", "bob");
        club.board("carol", "bob");
        club.says("alice", new ReplyTarget.OfBoard(101, 0), "c5,d5", "");
        club.says("carol", new ReplyTarget.OfBoard(102, 0), "c5,d5", "");
        club.says("alice", ReplyTarget.NONE, "cholone challenge bob", "");
        club.says("carol", ReplyTarget.NONE, "cholone challenge bob", "");
        club.mails();
        club.later(days(1));
        club.ticks();
        assertThat(club.mailTo("bob").text())
                .contains("1: alice invites you to a game of Cholone (accept 1, decline 1)");
        club.says("bob", ReplyTarget.NONE, List.of("101 h9,g8", "102: h9,g8", "1 accept", "2 decline", "99 accept"));
        golden("digest-answered", club.mailTo("bob"));
    }

    @Test
    void challenges_say_in_words_that_a_game_is_lost_only_by_a_claim() {
        club.says("alice", ReplyTarget.NONE, "cholone challenge bob --claim --totaltime=100", "");
        assertThat(club.mailTo("bob").text().replaceAll("\\s+", " "))
                .contains(
                        "21 days for each move, with a reminder after 7 days; no more than 100 days for the whole game;"
                                + " a game is lost by time only when an opponent claims it");
    }
}
