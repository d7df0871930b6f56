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

    /**
     * Somebody is invited, or learns what became of an invitation.
     *
     * @param by who did it, by userid; empty where nobody did
     * @param comment what he said with it; may be empty
     */
    record ChallengeNews(int challenge, What what, String by, String comment) implements Notice {
        public ChallengeNews {
            comment = Optional.ofNullable(comment).orElse(""); // older servers kept none
        }

        public ChallengeNews(int challenge, What what, String by) {
            this(challenge, what, by, "");
        }

        public enum What {
            /** To those who were asked. */
            INVITED,
            /** To the challenger: it is on its way. */
            MADE,
            /** To the challenger: it is listed, and anybody may take it. */
            SOUGHT,
            /** To the others, while answers are still missing. */
            ACCEPTED,
            /** To all with a seat, while seats are still free. */
            JOINED,
            /** To all with a seat: one of them gave up his. */
            LEFT,
            /** To all. */
            DECLINED,
            /** To all: the challenger took it back, or the admin did. */
            WITHDRAWN,
            /** To all: it was not settled in time. */
            EXPIRED
        }
    }

    /** Somebody is asked whether a command really came from him. */
    record ConfirmRequest(long hold) implements Notice {}

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

        /**
         * A list with columns.
         *
         * @param columns their names
         * @param rows as many cells in each as there are columns
         */
        record Table(Phrase heading, List<Phrase> columns, List<List<Cell>> rows) implements Answer {
            public Table {
                columns = List.copyOf(columns);
                rows = rows.stream().map(List::copyOf).toList();
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

    /** What stands in a table. */
    sealed interface Cell {

        /** A name or a number, the same in every language. */
        record Plain(String text) implements Cell {}

        record Words(Phrase phrase) implements Cell {}

        /** An instant, in milliseconds since 1970 UTC; told in the reader's zone. */
        record Moment(long millis) implements Cell {}
    }
}
