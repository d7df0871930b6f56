package pbem.mail.writing;

import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.util.Optional;
import pbem.notice.ReplyTarget;

/**
 * How a mail program rids its owner of a list: by one click, which RFC 8058 wants over HTTPS and before all other ways,
 * or by a mail.
 *
 * @param token which proves who leaves what, and can do nothing else
 * @param left what the token is about
 */
record UnsubscribeLinks(MailIdentity identity, String token, ReplyTarget left) {

    void writeTo(MimeMessage mail) throws MessagingException {
        String byMail = "<mailto:" + identity.replyAddress(token).replace("+", "%2B") + "?subject=" + subject() + ">";
        // Folded by hand: left to itself, a long link leaves an empty first line, which some servers refuse.
        mail.setHeader(
                "List-Unsubscribe",
                click().map(link -> "<" + link + ">,\r\n " + byMail).orElse(byMail));
        if (click().isPresent()) {
            mail.setHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
        }
    }

    private Optional<String> click() {
        return identity.securePage("/unsubscribe/" + token);
    }

    private String subject() {
        return left instanceof ReplyTarget.Unwatch watched ? "unsubscribe%20" + watched.board() : "unsubscribe";
    }
}
