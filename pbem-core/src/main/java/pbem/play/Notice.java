package pbem.play;

import java.util.List;
import java.util.Optional;
import pbem.phrase.Phrase;

/** What a person is to be told, as data; it becomes a mail after the transaction that wrote it. */
public sealed interface Notice {

    /**
     * A board changed, or began: the mail that every player gets after each event, the mover included.
     *
     * @param revision of the board after the event; 0 for the start
     */
    record BoardNews(int board, int revision) implements Notice {}

    /** Somebody is invited, or learns what became of an invitation. */
    record ChallengeNews(int challenge, What what, String by) implements Notice {
        public enum What {
            /** To those who were asked. */
            INVITED,
            /** To the challenger: it is on its way. */
            MADE,
            /** To the others, while answers are still missing. */
            ACCEPTED,
            /** To all. */
            DECLINED
        }
    }

    /** Somebody is asked whether a command really came from him. */
    record ConfirmRequest(long hold) implements Notice {}

    /** Somebody said something to everybody at a board, or to the admin. */
    record Remarked(long remark) implements Notice {}

    /**
     * Somebody wrote to some players.
     *
     * @param from his userid
     * @param to the userids of all who get it
     */
    record Message(String from, List<String> to, String words) implements Notice {
        public Message {
            to = List.copyOf(to);
        }
    }

    /**
     * The answer to a mail.
     *
     * @param about the command that it answers, as typed; may be empty
     */
    record Reply(String about, List<Answer> answers) implements Notice {
        public Reply {
            answers = List.copyOf(answers);
        }
    }

    /** One part of an answer. */
    sealed interface Answer {

        /** A paragraph. */
        record Said(Phrase words) implements Answer {}

        /** Something was refused; the reason stands first in the mail. */
        record Refused(String line, Phrase reason) implements Answer {}

        /** Lines to type, each with what it does. */
        record Forms(List<String> lines) implements Answer {
            public Forms {
                lines = List.copyOf(lines);
            }
        }

        /** A list with a heading. */
        record Listing(Phrase heading, List<Phrase> lines) implements Answer {
            public Listing {
                lines = List.copyOf(lines);
            }
        }

        /** A help page, by its topic. */
        record Page(String topic) implements Answer {}

        /**
         * A board.
         *
         * @param revision as it stood then
         * @param thing what on it is explained in place of the whole; as the game calls it
         */
        record Shown(int board, int revision, Optional<String> thing) implements Answer {

            /** The whole board. */
            public Shown(int board, int revision) {
                this(board, revision, Optional.empty());
            }
        }
    }
}
