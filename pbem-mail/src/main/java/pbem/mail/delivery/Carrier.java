package pbem.mail.delivery;

import pbem.mail.writing.OutgoingMail;

/** Takes mails to a mail server. */
interface Carrier {

    /** What the mail server said. */
    sealed interface Reply {

        /** It has the mail and is responsible for it. */
        record Taken() implements Reply {}

        /** Not now: a 4xx answer, or no server to be reached. */
        record Later(String why) implements Reply {}

        /** Never: a 5xx answer. */
        record Never(String why) implements Reply {}
    }

    Reply carry(OutgoingMail mail);
}
