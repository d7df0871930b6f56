package pbem.mail.writing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.notice.Recipient;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.repository.PostedNotice;
import pbem.store.Tables;

class MailComposerTest {

    @TempDir
    Path directory;

    private Club club;

    @BeforeEach
    void open() {
        club = new Club(directory);
        club.join("alice");
        club.join("bob");
    }

    @AfterEach
    void close() {
        club.close();
    }

    @Test
    void nobody_is_written_to_who_has_no_address_any_more() {
        club.store().change(tx -> Tables.of(tx).execute("DELETE FROM address"));

        assertThat(club.draft(notice(Recipient.player(1)))).isEmpty();
    }

    @Test
    void the_server_never_writes_to_itself() {
        assertThat(club.draft(notice(Recipient.address("PBEM@example.org")))).isEmpty();
        assertThat(club.draft(notice(Recipient.address("pbem+abc@example.org"))))
                .isEmpty();
    }

    @Test
    void no_mail_goes_to_a_malformed_address() {
        for (String wrong : new String[] {"", "alice", "a@b\r\nBcc: c@d", "grün@example.net", "a@b, c@d", "A <a@b>"}) {
            assertThat(club.draft(notice(Recipient.address(wrong)))).as(wrong).isEmpty();
        }
    }

    @Test
    void a_player_is_written_to_at_all_their_addresses() {
        club.store()
                .change(tx -> Tables.of(tx)
                        .execute("INSERT INTO address (address_key, address, player_id, created_at)"
                                + " VALUES ('a@work.example', 'A@work.example', 1, 9999999999999)"));

        assertThat(club.draft(notice(Recipient.player(1))).orElseThrow().recipients)
                .containsExactly("alice@example.net", "A@work.example");
    }

    @Test
    void the_mails_of_a_board_follow_each_other() {
        club.board("alice", "bob");
        club.says("alice", new ReplyTarget.OfBoard(101, 0), "c5,d5", "").mails();
        club.later(Duration.ofDays(1));
        club.says("bob", new ReplyTarget.OfBoard(101, 1), "g5,f4", "");

        Mail mail = club.mailTo("alice");
        assertThat(mail.header("References")).isEqualTo("<pbem.board.101@example.org> <pbem.token3@example.org>");
        assertThat(mail.header("In-Reply-To")).isEqualTo("<pbem.token3@example.org>");
    }

    @Test
    void a_stranger_is_answered_in_the_language_that_their_mail_asks_for() {
        PostedNotice german = notice(Recipient.address("eva@example.org"), Optional.of("de"));
        assertThat(club.draft(german).orElseThrow().preferences.language()).isEqualTo(Locale.GERMAN);
    }

    private static PostedNotice notice(Recipient to) {
        return notice(to, Optional.empty());
    }

    private static PostedNotice notice(Recipient to, Optional<String> wished) {
        List<Answer> answers = List.of(new Answer.Said(Phrase.of("play.see-help")));
        Notice said = new Notice.Reply("", answers, ReplyTarget.NONE, wished);
        return new PostedNotice(1, "token1", to, said, OptionalLong.empty(), Club.START);
    }
}
