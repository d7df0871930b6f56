package pbem.mail.delivery;

import java.util.List;
import pbem.mail.writing.OutgoingMail;

/** Takes mails to a mail server. */
public interface MailTransport {

    /** What the mail server said. */
    sealed interface Reply {

        <R> R match(Cases<R> cases);

        /** What each reply means to somebody. */
        interface Cases<R> {
            R taken(Taken taken);

            R later(Later later);

            R away(Away away);

            R never(Never never);

            R part(Part part);
        }

        /** It has the mail and is responsible for it. */
        record Taken() implements Reply {
            @Override
            public <R> R match(Cases<R> cases) {
                return cases.taken(this);
            }
        }

        /** Not now: a 4xx answer. */
        record Later(String why) implements Reply {
            @Override
            public <R> R match(Cases<R> cases) {
                return cases.later(this);
            }
        }

        /** There was no server to be reached, or none that lets us in; so it is with any other mail, too. */
        record Away(String why) implements Reply {
            @Override
            public <R> R match(Cases<R> cases) {
                return cases.away(this);
            }
        }

        /**
         * Never: a 5xx answer.
         *
         * @param unknownMailboxes the recipients that there are not
         */
        record Never(String why, List<String> unknownMailboxes) implements Reply {
            public Never {
                unknownMailboxes = List.copyOf(unknownMailboxes);
            }

            @Override
            public <R> R match(Cases<R> cases) {
                return cases.never(this);
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

            @Override
            public <R> R match(Cases<R> cases) {
                return cases.part(this);
            }
        }
    }

    Reply carry(OutgoingMail mail);
}
