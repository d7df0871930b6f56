package pbem.mail.writing;

import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.util.Optional;
import pbem.notice.ReplyTarget;

/**
 * The headers by which a mail program can unsubscribe its owner from a list: by one click or by a mail. RFC 8058
 * requires that the click uses HTTPS and is listed before all other ways.
 *
 * @param token proves who unsubscribes from what, and allows nothing else
 * @param left what the token is about
 */
record UnsubscribeLinks(MailIdentity identity, String token, ReplyTarget left) {

    void writeTo(MimeMessage mail) throws MessagingException {
        String byMail = "<mailto:" + identity.replyAddress(token).replace("+", "%2B") + "?subject=" + subject() + ">";
        // Folded by hand: the library leaves the first line empty before a long link, which some servers refuse.
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
        return left instanceof ReplyTarget.Unsubscribe list && list.from() == ReplyTarget.Unsubscribe.From.WATCHED_BOARD
                ? "unsubscribe%20" + list.number()
                : "unsubscribe";
    }
}
