package pbem.mail.reading;

import java.util.List;
import java.util.Locale;

/** Detects, by their subject, reports of mail servers that lack the marks they should have. */
final class FailureNotice {

    /** Beginnings of subjects that only servers write. A person who forwards such a notice begins with {@code Fwd:}. */
    private static final List<String> SUBJECTS = List.of(
            "undelivered mail",
            "undeliverable:",
            "undeliverable mail",
            "undeliverable message",
            "returned mail:",
            "returned mail - ",
            "mail system error - returned mail",
            "mail delivery failed",
            "mail delivery failure",
            "mail could not be delivered",
            "message delivery has failed",
            "message delivery failure",
            "delivery failure",
            "delivery status notification",
            "permanent delivery failure",
            "failure notice",
            "warning: could not send message",
            "unzustellbar:",
            "non remis :",
            "non remis:",
            "no se puede entregar:",
            "não é possível entregar:",
            "non recapitabile:",
            "onbestelbaar:",
            "niedostarczone:",
            "не удается доставить:",
            "配信不能:");

    private FailureNotice() {}

    static boolean isIn(MailHead head) {
        String subject =
                HeaderText.decoded(head.first("Subject").orElse(""), 255).toLowerCase(Locale.ROOT);
        return SUBJECTS.stream().anyMatch(subject::startsWith);
    }
}
