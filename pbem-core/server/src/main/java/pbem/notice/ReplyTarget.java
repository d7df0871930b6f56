package pbem.notice;

import java.util.OptionalInt;

/** What a mail answers, so that a command need not name it. */
public sealed interface ReplyTarget {

    /** What is to be done about each of them. */
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

    /** Nothing of ours, or nothing in particular. */
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
     * @param talk whether it brought words that somebody said there
     */
    record OfBoard(int number, int revision, boolean talk) implements ReplyTarget {

        /** One that brought no words. */
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

    /** The address for leaving the list of digests, to which mail programs write by themselves. */
    record Unsubscribe() implements ReplyTarget {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unsubscribe(this);
        }
    }

    /** Likewise the address for watching a board no longer. */
    record Unwatch(int board) implements ReplyTarget {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unwatch(this);
        }
    }

    /** Likewise the address for hearing no longer of challenges that anybody may take. */
    record UnsubscribeSeeks() implements ReplyTarget {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unsubscribeSeeks(this);
        }
    }

    /** Likewise the address for getting no more announcements. */
    record UnsubscribeNews() implements ReplyTarget {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unsubscribeNews(this);
        }
    }

    /**
     * Likewise the address for never getting a mail again by which a player keeps a place.
     *
     * @param place by its number
     */
    record LeaveAlone(int place) implements ReplyTarget {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.leaveAlone(this);
        }
    }

    /** An invitation to become a player; no Message-ID leads to it, so only a reader of its address can answer it. */
    record OfInvitation(int number) implements ReplyTarget {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.ofInvitation(this);
        }
    }

    /**
     * A lesson.
     *
     * @param course the lessons of one game, as one player takes them
     * @param revision of the course as that mail showed it
     */
    record OfLesson(int course, int revision) implements ReplyTarget {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.ofLesson(this);
        }
    }

    /**
     * A message of a player.
     *
     * @param author by their id
     */
    record OfMessage(long author) implements ReplyTarget {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.ofMessage(this);
        }
    }

    /** The board that it is about. */
    default OptionalInt aboutBoard() {
        return OptionalInt.empty();
    }

    /** Whether a line that is no command may be a move or a plain answer to it, and is not said to a person. */
    default boolean isAnsweredBriefly() {
        return !(this instanceof None) && !(this instanceof OfMessage);
    }

    /** Whether it is about a game, played, offered or learnt. */
    default boolean isGame() {
        return this instanceof OfBoard || this instanceof OfChallenge || this instanceof OfLesson;
    }

    /** Whether an answer to it may do more than end a subscription. */
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
