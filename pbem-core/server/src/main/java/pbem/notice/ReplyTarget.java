package pbem.notice;

import java.util.OptionalInt;

/** What a mail replies to, so that a command need not name it. */
public sealed interface ReplyTarget {

    /** A function for each target. */
    interface Cases<R> {

        R none(None none);

        R ofBoard(OfBoard board);

        R ofChallenge(OfChallenge challenge);

        R ofConfirmation(OfConfirmation confirmation);

        R unsubscribe(Unsubscribe unsubscribe);

        R unwatch(Unwatch unwatch);

        R ofLesson(OfLesson lesson);

        R unsubscribeSeeks(UnsubscribeSeeks unsubscribe);

        R unsubscribeNews(UnsubscribeNews unsubscribe);

        R ofInvitation(OfInvitation invitation);

        R ofMessage(OfMessage message);

        R leaveAlone(LeaveAlone alone);
    }

    <R> R match(Cases<R> cases);

    /** No mail of ours, or one about nothing in particular. */
    record None() implements ReplyTarget {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.none(this);
        }
    }

    /**
     * A board mail.
     *
     * @param revision of the board as that mail showed it
     * @param talk whether the mail contained words said at the board
     */
    record OfBoard(int number, int revision, boolean talk) implements ReplyTarget {

        /** A board mail without such words. */
        public OfBoard(int number, int revision) {
            this(number, revision, false);
        }

        @Override
        public OptionalInt aboutBoard() {
            return OptionalInt.of(number);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.ofBoard(this);
        }
    }

    /** A challenge. */
    record OfChallenge(int number) implements ReplyTarget {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.ofChallenge(this);
        }
    }

    /** A request to confirm. */
    record OfConfirmation(long id) implements ReplyTarget {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.ofConfirmation(this);
        }
    }

    /** The address for leaving the list of digests, to which mail programs write automatically. */
    record Unsubscribe() implements ReplyTarget {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unsubscribe(this);
        }
    }

    /** The address for no longer watching a board, to which mail programs write automatically. */
    record Unwatch(int board) implements ReplyTarget {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unwatch(this);
        }
    }

    /** The address for no longer hearing of open challenges, to which mail programs write automatically. */
    record UnsubscribeSeeks() implements ReplyTarget {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unsubscribeSeeks(this);
        }
    }

    /** The address for no longer getting announcements, to which mail programs write automatically. */
    record UnsubscribeNews() implements ReplyTarget {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unsubscribeNews(this);
        }
    }

    /**
     * The address for never again getting a mail by which a player keeps a place, to which mail programs write
     * automatically.
     *
     * @param place its number
     */
    record LeaveAlone(int place) implements ReplyTarget {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.leaveAlone(this);
        }
    }

    /** An invitation to become a player. No Message-ID leads to it, so only a reader of its address can answer it. */
    record OfInvitation(int number) implements ReplyTarget {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.ofInvitation(this);
        }
    }

    /**
     * A lesson.
     *
     * @param course the number of a player's course
     * @param revision of the course as that mail showed it
     */
    record OfLesson(int course, int revision) implements ReplyTarget {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.ofLesson(this);
        }
    }

    /**
     * A message from a player.
     *
     * @param author the id of the writer
     */
    record OfMessage(long author) implements ReplyTarget {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.ofMessage(this);
        }
    }

    /** The number of the board that the target is about. */
    default OptionalInt aboutBoard() {
        return OptionalInt.empty();
    }

    /** Whether a line that is not a command may be a move or a plain answer, instead of words to a person. */
    default boolean isAnsweredBriefly() {
        return !(this instanceof None) && !(this instanceof OfMessage);
    }

    /** Whether the target is a game that is played, offered or learnt. */
    default boolean isGame() {
        return this instanceof OfBoard || this instanceof OfChallenge || this instanceof OfLesson;
    }

    /** Whether a reply may do more than end a subscription. */
    default boolean acts() {
        return !(this instanceof Unsubscribe)
                && !(this instanceof Unwatch)
                && !(this instanceof UnsubscribeSeeks)
                && !(this instanceof UnsubscribeNews)
                && !(this instanceof LeaveAlone);
    }

    ReplyTarget NONE = new None();
    ReplyTarget UNSUBSCRIBE = new Unsubscribe();
    ReplyTarget UNSUBSCRIBE_SEEKS = new UnsubscribeSeeks();
    ReplyTarget UNSUBSCRIBE_NEWS = new UnsubscribeNews();
}
