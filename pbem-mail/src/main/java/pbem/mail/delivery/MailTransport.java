package pbem.mail.delivery;

import java.util.List;
import pbem.repository.OutgoingMail;

/** Takes mails to a mail server. */
public interface MailTransport {

    /** What becomes of a mail. */
    enum Fate {
        /** The mail server has the mail and is responsible for it. */
        TAKEN,
        /** Not now: a 4xx answer. */
        LATER,
        /** There was no server to be reached, or none that lets us in; so it is with any other mail, too. */
        AWAY,
        /** Never: a 5xx answer. */
        NEVER,
        /** Not the same for all its recipients: some have it or never will, and are not to be tried again. */
        PART
    }

    /**
     * What the mail server said.
     *
     * @param why in its own words; empty if it took the mail
     * @param taken who will get a mail that was taken in part
     * @param left to whom such a mail is to be carried later; may be empty
     * @param unknownMailboxes the recipients that there are not
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
