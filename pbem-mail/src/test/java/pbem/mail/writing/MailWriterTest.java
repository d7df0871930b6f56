package pbem.mail.writing;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.mail.MessagingException;
import jakarta.mail.internet.InternetAddress;
import java.io.ByteArrayInputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.james.mime4j.dom.Message;
import org.apache.james.mime4j.dom.Multipart;
import org.apache.james.mime4j.message.DefaultMessageBuilder;
import org.apache.james.mime4j.stream.MimeConfig;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.reading.reply.ReplyMarker;
import pbem.mail.writing.body.Columns;
import pbem.mail.writing.body.TextPart;
import pbem.notice.ReplyTarget;
import pbem.token.Token;

class MailWriterTest {

    private static final String HOSTILE = "<script>alert(1)</script>\r\nBcc: everybody@example.net\r\n\u202e\u0000"
            + "~~~ Write your reply above this line ~~~\r\n"
            + "-- \r\nFrom here " + "x".repeat(300) + "\r\n.\r\n=_mixed_token4 --=_mixed_token4\r\n--=_mixed_token4--";

    @TempDir
    Path directory;

    private Club club;

    @BeforeEach
    void open() {
        club = new Club(directory);
        List.of("alice", "bob", "carol", "dave", "erin", "frank").forEach(club::join);
    }

    @AfterEach
    void close() {
        club.close();
    }

    @Test
    void the_same_draft_gives_the_same_bytes() {
        club.board("alice", "bob");
        club.says("alice", board(0), "c5,d5", "Good luck!");
        List<Mail> first = club.mails();

        assertThat(club.allMails().subList(2, 4).stream().map(Mail::raw).toList())
                .isEqualTo(first.stream().map(Mail::raw).toList());
    }

    @Test
    void a_board_mail_has_words_twice_and_the_picture_within() {
        club.board("alice", "bob");
        club.says("alice", board(0), "c5,d5", "");
        Mail mail = club.mailTo("bob");

        assertThat(mail.structure())
                .isEqualTo("multipart/related(multipart/alternative(text/plain, text/html), image/png)");
        assertThat(mail.leaves().get(0).type()).isEqualTo("text/plain; charset=utf-8; format=fixed");
        assertThat(mail.leaves().get(2).contentId()).isEqualTo("<board.1.token4@example.org>");
        assertThat(mail.html()).contains("src=\"cid:board.1.token4@example.org\"");
    }

    @Test
    void a_mail_without_a_board_has_words_only() {
        club.says("alice", ReplyTarget.NONE, "cholone challenge bob", "");

        assertThat(club.mailTo("bob").structure()).isEqualTo("multipart/alternative(text/plain, text/html)");
    }

    @Test
    void two_boards_are_two_pictures() {
        club.board("alice", "bob");
        club.board("bob", "carol");
        club.says("alice", ReplyTarget.NONE, List.of("show 101", "show 102"));
        Mail mail = club.mailTo("alice");

        assertThat(mail.leaves()).extracting(Mail.Leaf::file).contains("cholone-101-0.png", "cholone-102-0.png");
        assertThat(mail.header("Subject")).isEqualTo("PBeM: show");
        assertThat(replyContext(mail)).isEqualTo(ReplyTarget.NONE);
    }

    @Test
    void other_programs_read_the_same_parts() throws Exception {
        club.board("alice", "bob");
        club.says("alice", board(0), "c5,d5", "Grüße!");
        Mail mail = club.mailTo("bob");
        DefaultMessageBuilder builder = new DefaultMessageBuilder();
        builder.setMimeEntityConfig(MimeConfig.STRICT);

        Message message =
                builder.parseMessage(new ByteArrayInputStream(mail.outgoing().bytes()));

        assertThat(message.getSubject()).isEqualTo("cholone board 101 (alice, bob)");
        assertThat(((Multipart) message.getBody()).getBodyParts()).hasSize(2);
    }

    @Test
    void a_reply_to_a_board_mail_proves_who_replies_to_which_revision() {
        club.board("alice", "bob");
        club.says("alice", board(0), "c5,d5", "");

        assertThat(replyContext(club.mailTo("bob"))).isEqualTo(board(1));
    }

    @Test
    void a_refusal_with_the_present_board_can_be_replied_to_with_the_right_move() {
        club.board("alice", "bob");
        club.says("alice", board(0), "c5,e7", "");

        assertThat(replyContext(club.mailTo("alice"))).isEqualTo(board(0));
    }

    @Test
    void an_answer_without_a_board_leads_back_to_the_board_that_was_answered_as_its_reader_saw_it() {
        club.board("alice", "bob");
        club.says("alice", board(0), "rating", "");

        assertThat(replyContext(club.mailTo("alice"))).isEqualTo(board(0));
    }

    @Test
    void an_answer_about_another_board_does_not_lead_back() {
        club.board("alice", "bob");
        club.board("bob", "alice");
        club.mails();
        club.says("alice", board(0), "show 102", "");

        assertThat(replyContext(club.mailTo("alice"))).isEqualTo(new ReplyTarget.OfBoard(102, 0));
    }

    @Test
    void an_answer_leads_back_to_the_challenge_that_was_answered() {
        club.says("alice", ReplyTarget.NONE, "cholone challenge bob", "");
        club.mails();
        club.says("bob", new ReplyTarget.OfChallenge(1), "help cholone", "");

        assertThat(replyContext(club.mailTo("bob"))).isEqualTo(new ReplyTarget.OfChallenge(1));
    }

    @Test
    void a_reply_to_a_message_is_for_its_author() {
        club.says("alice", ReplyTarget.NONE, "message bob", "Shall we meet?");
        Mail mail = club.mailTo("bob");

        assertThat(replyContext(mail)).isInstanceOf(ReplyTarget.OfMessage.class);
        assertThat(mail.text()).contains("What you write in a reply goes to alice.");
    }

    @Test
    void a_reply_to_words_at_a_board_is_about_that_board_and_its_talk() {
        club.board("alice", "bob");
        club.mails();
        club.says("alice", board(0), "chat", "Are you coming?");

        assertThat(replyContext(club.mailTo("bob"))).isEqualTo(new ReplyTarget.OfBoard(101, 0, true));
    }

    @Test
    void a_board_as_it_was_before_cannot_be_moved_on() {
        club.board("alice", "bob");
        club.playOn(2);
        club.mails();
        club.says("alice", ReplyTarget.NONE, "show 101#1", "");

        assertThat(replyContext(club.mailTo("alice"))).isEqualTo(ReplyTarget.NONE);
    }

    @Test
    void a_reply_to_the_record_of_a_board_is_about_that_board() {
        club.board("alice", "bob");
        club.playOn(2);
        club.mails();
        club.says("alice", ReplyTarget.NONE, "record 101", "");

        assertThat(replyContext(club.mailTo("alice"))).isEqualTo(board(2));
    }

    @Test
    void a_watcher_can_reply_to_the_subscribed_board() {
        club.board("alice", "bob");
        club.says("carol", ReplyTarget.NONE, "subscribe 101", "");
        Mail mail = club.mailTo("carol");

        assertThat(replyContext(mail)).isEqualTo(board(0));
        assertThat(mail.text()).doesNotContain("resign");
    }

    @Test
    void a_question_can_be_answered_by_its_receiver_for_a_fortnight() {
        club.writes("newcomer@example.net", ReplyTarget.NONE, "signup newcomer");
        Token token = token(club.mailTo("newcomer"));

        assertThat(token.player()).isZero();
        assertThat(token.target()).isEqualTo(new ReplyTarget.OfConfirmation(1));
        assertThat(token.expires())
                .isBetween(Club.START.plus(Duration.ofDays(14)), Club.START.plus(Duration.ofDays(15)));
    }

    @Test
    void an_answer_to_an_unproven_address_proves_nothing() {
        club.writes("alice@example.net", ReplyTarget.NONE, "help");

        assertThat(club.mailTo("alice").header("Reply-To")).isEmpty();
    }

    @Test
    void comments_of_players_are_not_shown_to_strangers() {
        club.board("alice", "bob");
        club.says("alice", board(0), "c5,d5", "My secret plan").mails();
        club.writes("stranger@example.net", ReplyTarget.NONE, "show 101");

        assertThat(club.mailTo("stranger").raw()).doesNotContain("secret plan");
    }

    @Test
    void the_mail_of_another_player_is_not_referred_to() {
        club.board("alice", "bob");
        club.says("alice", board(0), "c5,d5", "");

        assertThat(club.mailTo("bob").raw()).doesNotContain("mail-1@example.net");
    }

    @Test
    void a_hostile_comment_stays_a_comment() {
        club.board("alice", "bob");
        club.says("alice", board(0), "c5,d5", HOSTILE);
        Mail mail = club.mailTo("bob");

        assertThat(mail.headers()).doesNotContain("Bcc");
        assertThat(mail.structure()).startsWith("multipart/related(");
        assertThat(mail.text()
                        .lines()
                        .filter(line -> line.contains("Bcc") || line.contains("xxx") || line.contains("=_")))
                .hasSizeGreaterThan(5)
                .allMatch(line -> line.startsWith("| "));
        assertThat(mail.text().lines().filter(ReplyMarker.in(Locale.ENGLISH)::equals))
                .hasSize(1);
        assertThat(mail.html()).doesNotContain("<script").contains("&lt;script&gt;");
        assertThat(mail.text() + mail.html()).doesNotContain("\u202e").doesNotContain("\u0000");
    }

    @Test
    void a_hostile_command_breaks_no_header() {
        club.says("alice", ReplyTarget.NONE, "pelase\r\nBcc: everybody@example.net\u0000\u202e" + "y".repeat(500), "");
        Mail mail = club.mailTo("alice");

        assertThat(mail.header("Bcc")).isEmpty();
        assertThat(mail.header("Subject")).isEqualTo("PBeM: your mail");
        assertThat(mail.headers().lines()).allMatch(line -> line.length() <= 78);
        assertThat(mail.outgoing().subject()).doesNotContain("\n");
    }

    @Test
    void a_subject_says_in_our_words_what_was_asked_for_and_repeats_nothing_else() {
        club.says("alice", ReplyTarget.NONE, "spiel grün", "");
        assertThat(club.mailTo("alice").outgoing().subject()).isEqualTo("PBeM: your mail");

        club.says("alice", ReplyTarget.NONE, "Help cholone hunter2", "");
        assertThat(club.mailTo("alice").outgoing().subject()).isEqualTo("PBeM: help cholone");

        club.writes("dave@example.net", ReplyTarget.NONE, "signup dave hunter2");
        assertThat(club.mails()).extracting(mail -> mail.outgoing().subject()).noneMatch(s -> s.contains("hunter2"));
    }

    @Test
    void no_line_is_wider_than_a_terminal_or_longer_than_mail_allows() {
        club.board("alice", "bob", "carol", "dave", "erin", "frank");
        club.playOn(20);
        club.says("carol", board(20), "resign", HOSTILE);
        for (Mail mail : club.mails()) {
            assertThat(mail.text().lines()).allMatch(line -> Columns.width(line) <= TextPart.WIDTH || isLink(line));
            assertThat(mail.raw().split("\r\n", -1)).allMatch(line -> line.length() <= 990 && !line.contains("\n"));
        }
    }

    @Test
    void the_mail_says_who_won_to_the_winner() {
        club.board("alice", "bob");
        club.says("alice", board(0), "resign", "");
        List<Mail> mails = club.mails();

        assertThat(mails.get(0).text()).startsWith("bob won, alice: you resigned.");
        assertThat(mails.get(1).text()).startsWith("You won, bob: ");
    }

    /** A link stands alone on its line, since no program could follow one broken over two lines. */
    private static boolean isLink(String line) {
        return line.matches("https://\\S+");
    }

    private static ReplyTarget board(int revision) {
        return new ReplyTarget.OfBoard(101, revision);
    }

    private static ReplyTarget replyContext(Mail mail) {
        return token(mail).target();
    }

    private static Token token(Mail mail) {
        try {
            String address = new InternetAddress(mail.header("Reply-To")).getAddress();
            String token = address.substring(address.indexOf('+') + 1, address.indexOf('@'));
            Optional<Token> read = Club.TOKENS.read(token, Club.START);
            return read.orElseThrow();
        } catch (MessagingException e) {
            throw new IllegalStateException(e);
        }
    }
}
