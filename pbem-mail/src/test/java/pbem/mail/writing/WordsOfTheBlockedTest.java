package pbem.mail.writing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.game.Seat;
import pbem.notice.ReplyTarget;
import pbem.player.Preferences;

/** A player who blocked another gets their moves at boards under way, but none of their words in any mail. */
class WordsOfTheBlockedTest {

    private static final String WORDS = "You play like a beginner.";

    @TempDir
    Path directory;

    private Club club;

    @BeforeEach
    void open() {
        club = new Club(directory);
        List.of("alice", "bob", "carol").forEach(club::join);
        club.board("alice", "bob");
    }

    @AfterEach
    void close() {
        club.close();
    }

    private void blocked() {
        club.says("bob", ReplyTarget.NONE, "block alice", "").mails();
    }

    private void aliceMoves() {
        club.says("alice", new ReplyTarget.OfBoard(101, 0), "c5,d5", WORDS);
    }

    @Test
    void a_move_arrives_without_what_was_said_with_it() {
        blocked();
        aliceMoves();
        Mail mail = club.mailTo("bob");
        assertThat(mail.text()).contains("c5,d5").doesNotContain(WORDS);
        assertThat(mail.html()).doesNotContain(WORDS);
    }

    @Test
    void the_others_get_the_words() {
        club.says("carol", ReplyTarget.NONE, "subscribe 101", "").mails();
        blocked();
        aliceMoves();
        assertThat(club.mailTo("carol").text()).contains(WORDS);
    }

    @Test
    void a_change_of_userid_does_not_bring_back_blocked_words() {
        blocked();
        club.says("alice", ReplyTarget.NONE, "change name alicia", "").mails();
        club.says("alicia", new ReplyTarget.OfBoard(101, 0), "c5,d5", WORDS);
        assertThat(club.mailTo("bob").text()).contains("alicia played c5,d5").doesNotContain(WORDS);
    }

    @Test
    void blocked_words_do_not_come_with_the_board_or_its_record_later() {
        aliceMoves();
        blocked();
        club.says("bob", ReplyTarget.NONE, "show 101", "");
        assertThat(club.mailTo("bob").text()).doesNotContain(WORDS);
        club.says("bob", ReplyTarget.NONE, "record 101", "");
        assertThat(club.mailTo("bob").text()).contains("c5,d5").doesNotContain(WORDS);
        club.says("bob", ReplyTarget.NONE, "unblock alice", "").mails();
        club.says("bob", ReplyTarget.NONE, "record 101", "");
        assertThat(club.mailTo("bob").text()).contains(WORDS);
    }

    private void carolTakesTheSeatOfAlice() {
        club.mails();
        club.handOver(101, Seat.at(0), "carol", "");
        club.mails();
    }

    @Test
    void blocked_words_do_not_come_after_a_substitution() {
        aliceMoves();
        blocked();
        carolTakesTheSeatOfAlice();
        club.says("bob", ReplyTarget.NONE, "record 101", "");
        assertThat(club.mailTo("bob").text()).contains("c5,d5").doesNotContain(WORDS);
    }

    @Test
    void a_block_of_a_substitute_does_not_silence_the_earlier_player() {
        aliceMoves();
        carolTakesTheSeatOfAlice();
        club.says("bob", ReplyTarget.NONE, "block carol", "").mails();
        club.says("bob", ReplyTarget.NONE, "record 101", "");
        assertThat(club.mailTo("bob").text()).contains(WORDS);
    }

    @Test
    void blocked_words_are_not_in_a_digest() {
        blocked();
        club.lives("bob", "UTC", Preferences.Digest.DAILY);
        aliceMoves();
        club.mails();
        club.later(Duration.ofDays(1));
        club.ticks();
        assertThat(club.mailTo("bob").text()).contains("c5,d5").doesNotContain(WORDS);
    }

    @Test
    void blocked_words_are_not_in_a_reminder() {
        blocked();
        aliceMoves();
        club.mails();
        club.later(Duration.ofDays(7));
        club.ticks();
        assertThat(club.mailTo("bob").text()).contains("101").doesNotContain(WORDS);
    }

    @Test
    void blocked_words_are_not_in_the_first_mail_of_a_board() {
        club.says("carol", ReplyTarget.NONE, "cholone seek 3", "");
        club.says("alice", ReplyTarget.NONE, "accept 1", WORDS);
        blocked();
        club.says("carol", ReplyTarget.NONE, "withdraw", "");
        club.says("carol", ReplyTarget.NONE, "cholone challenge alice bob", "");
        club.says("alice", ReplyTarget.NONE, "accept 2", WORDS).mails();
        club.says("bob", ReplyTarget.NONE, "accept 2", "");
        assertThat(club.mails()).isNotEmpty().allSatisfy(mail -> {
            boolean toBob = mail.outgoing().recipients().contains("bob@example.net");
            boolean toCarol = mail.outgoing().recipients().contains("carol@example.net");
            assertThat(mail.text().contains(WORDS)).isEqualTo(toCarol);
            assertThat(toBob && mail.text().contains(WORDS)).isFalse();
        });
    }
}
