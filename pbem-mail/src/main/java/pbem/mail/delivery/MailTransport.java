package pbem.mail.delivery;

import java.util.List;
import pbem.mail.writing.OutgoingMail;

/** Takes mails to a mail server. */
interface MailTransport {

    /** What the mail server said. */
    sealed interface Reply {

        /** It has the mail and is responsible for it. */
        record Taken() implements Reply {}

        /** Not now: a 4xx answer, or no server to be reached. */
        record Later(String why) implements Reply {}

        /**
         * Never: a 5xx answer.
         *
         * @param unknownMailboxes the recipients that there are not
         */
        record Never(String why, List<String> unknownMailboxes) implements Reply {
            public Never {
                unknownMailboxes = List.copyOf(unknownMailboxes);
            }
        }

        /**
         * Not the same for all its recipients: some have it or never will, and are not to be tried again.
         *
         * @param taken who will get it
         * @param left to whom it is to be carried later; may be empty
         * @param unknownMailboxes the recipients that there are not
         */
        record Part(List<String> taken, List<String> left, String why, List<String> unknownMailboxes) implements Reply {
            public Part {
                taken = List.copyOf(taken);
                left = List.copyOf(left);
                unknownMailboxes = List.copyOf(unknownMailboxes);
            }
        }
    }

    Reply carry(OutgoingMail mail);
}
