package pbem.mail.delivery;

import java.util.List;
import pbem.mail.writing.OutgoingMail;

/** Takes mails to a mail server. */
interface Carrier {

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
    }

    Reply carry(OutgoingMail mail);
}
