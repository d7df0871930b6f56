package pbem.mail.writing;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.notice.ReplyTarget;
import pbem.token.Token;

/** The headers by which a mail program unsubscribes its user. */
class UnsubscribeLinksTest {

    private static final String TOKEN = "aecaaaaaaiaaaaaaaaaaaaaakbsaeekevyekf3deeq4q";

    @TempDir
    Path directory;

    /** The lines of the header in the mail of a server with this site. */
    private static List<String> lines(String site, ReplyTarget left, String header) throws MessagingException {
        MailIdentity identity = new MailIdentity(
                "PBeM",
                "pbem@example.org",
                "example.org",
                Optional.of(site).filter(url -> !url.isEmpty()).map(URI::create),
                Optional.empty(),
                false);
        MimeMessage mail = new MimeMessage(Session.getInstance(new Properties()));
        new UnsubscribeLinks(identity, TOKEN, left).writeTo(mail);
        String[] values = mail.getHeader(header);
        return values == null ? List.of() : String.join("\n", values).lines().toList();
    }

    @ParameterizedTest
    @CsvSource({
        "https://pbem.example.org, https://pbem.example.org",
        "https://pbem.example.org/, https://pbem.example.org",
        "HTTPS://pbem.example.org:8443/club//, HTTPS://pbem.example.org:8443/club"
    })
    void the_click_stands_before_the_mail_on_a_line_of_its_own(String site, String base) throws MessagingException {
        assertThat(lines(site, ReplyTarget.UNSUBSCRIBE, "List-Unsubscribe"))
                .containsExactly(
                        "<" + base + "/unsubscribe/" + TOKEN + ">,",
                        " <mailto:pbem%2B" + TOKEN + "@example.org?subject=unsubscribe>");
        assertThat(lines(site, ReplyTarget.UNSUBSCRIBE, "List-Unsubscribe-Post"))
                .containsExactly("List-Unsubscribe=One-Click");
    }

    @ParameterizedTest
    @CsvSource({"http://pbem.example.org", "http://127.0.0.1:8080", "''"})
    void without_a_site_over_https_there_is_the_mail_alone(String site) throws MessagingException {
        assertThat(lines(site, ReplyTarget.unwatch(101), "List-Unsubscribe"))
                .containsExactly("<mailto:pbem%2B" + TOKEN + "@example.org?subject=unsubscribe%20101>");
        assertThat(lines(site, ReplyTarget.unwatch(101), "List-Unsubscribe-Post"))
                .isEmpty();
    }

    @Test
    void the_link_of_a_watcher_can_do_nothing_but_end_the_watching() {
        try (Club club = new Club(directory)) {
            List.of("alice", "bob", "carol").forEach(club::join);
            club.board("alice", "bob");
            club.says("carol", ReplyTarget.NONE, "subscribe 101", "");
            club.mails();
            club.playOn(1);
            String headers = club.mailTo("carol").headers();
            String token = headers.replaceAll("(?s).*/unsubscribe/([a-z2-7]*)>.*", "$1");
            assertThat(Club.TOKENS.read(token, Club.START).map(Token::target)).contains(ReplyTarget.unwatch(101));
            assertThat(headers.lines().filter(line -> line.contains(token))).hasSize(2);
        }
    }

    @Test
    void a_player_is_offered_no_way_out_of_the_own_board() {
        try (Club club = new Club(directory)) {
            List.of("alice", "bob").forEach(club::join);
            club.board("alice", "bob");
            club.playOn(1);
            assertThat(club.mails()).noneMatch(mail -> mail.headers().contains("List-Unsubscribe"));
        }
    }
}
