package pbem.mail.delivery;

import java.util.List;
import pbem.repository.OutgoingMail;

/** Sends mails to a mail server. */
public interface MailTransport {

    /** The result of sending a mail. */
    enum Fate {
        /** The mail server accepted the mail and is responsible for it. */
        TAKEN,
        /** Refused for now: a 4xx answer. */
        LATER,
        /** The server is unreachable or denies the login, which concerns every mail. */
        AWAY,
        /** Refused for good: a 5xx answer. */
        NEVER,
        /** Different results for its recipients: some have it or never will, and must not be tried again. */
        PART
    }

    /**
     * What the mail server said.
     *
     * @param why the server's words; empty if it accepted the mail
     * @param taken the recipients that a partly accepted mail reaches
     * @param left the recipients to try again later; may be empty
     * @param unknownMailboxes the recipients that do not exist
     */
    record Reply(Fate fate, String why, List<String> taken, List<String> left, List<String> unknownMailboxes) {

        public Reply {
            taken = List.copyOf(taken);
            left = List.copyOf(left);
            unknownMailboxes = List.copyOf(unknownMailboxes);
        }

        static Reply ofTaken() {
            return new Reply(Fate.TAKEN, "", List.of(), List.of(), List.of());
        }

        static Reply later(String why) {
            return new Reply(Fate.LATER, why, List.of(), List.of(), List.of());
        }

        static Reply away(String why) {
            return new Reply(Fate.AWAY, why, List.of(), List.of(), List.of());
        }

        static Reply never(String why, List<String> unknownMailboxes) {
            return new Reply(Fate.NEVER, why, List.of(), List.of(), unknownMailboxes);
        }
    }

    Reply carry(OutgoingMail mail);
}
