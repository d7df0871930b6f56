package pbem.notice;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** What a mail replies to, so that a command need not name it. */
public sealed interface ReplyTarget {

    /** The target as the numbers in a token. */
    Code code();

    /**
     * A target as the numbers in a token. Tokens live for months, so the meaning of a number must never change. Tokens
     * use the kinds 5 and 14 for what is no target.
     *
     * @param number of the board, the challenge, the request to confirm, the course, the invitation, the place, the
     *     author or the player who invites to a tournament; 0 where there is none
     * @param revision of the board or the course, or the number of the tournament; 0 where there is none
     */
    record Code(int kind, int number, int revision) {

        private static final int NOTHING = 0;
        private static final int BOARD = 1;
        private static final int CHALLENGE = 2;
        private static final int CONFIRMATION = 3;
        private static final int LESSON = 7;
        private static final int INVITATION = 11;
        private static final int MESSAGE = 12;
        private static final int TALK = 13;
        private static final int TOURNAMENT = 16;

        /** The target; empty if no token of this server contains such numbers. */
        public Optional<ReplyTarget> target() {
            return switch (kind) {
                case NOTHING -> Optional.of(NONE);
                case BOARD -> Optional.of(new OfBoard(number, revision));
                case CHALLENGE -> Optional.of(new OfChallenge(number));
                case CONFIRMATION -> Optional.of(new OfConfirmation(number));
                case LESSON -> Optional.of(new OfLesson(number, revision));
                case INVITATION -> Optional.of(new OfInvitation(number));
                case MESSAGE -> Optional.of(new OfMessage(number));
                case TALK -> Optional.of(new OfBoard(number, revision, true));
                case TOURNAMENT -> Optional.of(new OfTournament(revision, number));
                default ->
                    Stream.of(Unsubscribe.From.values())
                            .filter(from -> from.kind == kind)
                            .<ReplyTarget>map(from -> new Unsubscribe(from, number))
                            .findFirst();
            };
        }
    }

    /** No mail of ours, or one about nothing in particular. */
    record None() implements ReplyTarget {
        @Override
        public Code code() {
            return new Code(Code.NOTHING, 0, 0);
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
        public Code code() {
            return new Code(talk ? Code.TALK : Code.BOARD, number, revision);
        }
    }

    /** A challenge. */
    record OfChallenge(int number) implements ReplyTarget {
        @Override
        public Code code() {
            return new Code(Code.CHALLENGE, number, 0);
        }
    }

    /** A request to confirm. */
    record OfConfirmation(long id) implements ReplyTarget {
        @Override
        public Code code() {
            return new Code(Code.CONFIRMATION, Math.toIntExact(id), 0);
        }
    }

    /**
     * The address for no longer getting some mails, to which mail programs write automatically.
     *
     * @param number of the board that is watched, or of the place that is kept; otherwise 0
     */
    record Unsubscribe(From from, int number) implements ReplyTarget {

        /** What the mails are about. */
        public enum From {
            DIGESTS(4),
            WATCHED_BOARD(6),
            SEEKS(9),
            NEWS(10),
            /** Places that players keep for a friend. */
            KEPT_PLACES(15);

            private final int kind;

            From(int kind) {
                this.kind = kind;
            }
        }

        @Override
        public Code code() {
            return new Code(from.kind, number, 0);
        }
    }

    /** An invitation to become a player. No Message-ID leads to it, so only a reader of its address can answer it. */
    record OfInvitation(int number) implements ReplyTarget {
        @Override
        public Code code() {
            return new Code(Code.INVITATION, number, 0);
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
        public Code code() {
            return new Code(Code.LESSON, course, revision);
        }
    }

    /**
     * A message from a player.
     *
     * @param author the id of the writer
     */
    record OfMessage(long author) implements ReplyTarget {
        @Override
        public Code code() {
            return new Code(Code.MESSAGE, Math.toIntExact(author), 0);
        }
    }

    /**
     * An invitation of a player to a tournament.
     *
     * @param inviter the id of the player who invites
     */
    record OfTournament(int number, long inviter) implements ReplyTarget {
        @Override
        public Optional<OfTournament> tournament() {
            return Optional.of(this);
        }

        @Override
        public Code code() {
            return new Code(Code.TOURNAMENT, Math.toIntExact(inviter), number);
        }
    }

    /** The number of the board that the target is about. */
    default OptionalInt aboutBoard() {
        return OptionalInt.empty();
    }

    /** The invitation to a tournament that the target is. */
    default Optional<OfTournament> tournament() {
        return Optional.empty();
    }

    /** Whether a line that is not a command may be a move or a plain answer, instead of words to a person. */
    default boolean isAnsweredBriefly() {
        return !(this instanceof None) && !(this instanceof OfMessage);
    }

    /** Whether the target is a game that is played, offered or learnt. */
    default boolean isGame() {
        return this instanceof OfBoard || this instanceof OfLesson || offersGames();
    }

    /** Whether the target asks its reader to play. */
    default boolean offersGames() {
        return this instanceof OfChallenge || this instanceof OfTournament;
    }

    /** Whether a reply may do more than end a subscription. */
    default boolean acts() {
        return !(this instanceof Unsubscribe);
    }

    ReplyTarget NONE = new None();
    ReplyTarget UNSUBSCRIBE = new Unsubscribe(Unsubscribe.From.DIGESTS, 0);
    ReplyTarget UNSUBSCRIBE_SEEKS = new Unsubscribe(Unsubscribe.From.SEEKS, 0);
    ReplyTarget UNSUBSCRIBE_NEWS = new Unsubscribe(Unsubscribe.From.NEWS, 0);

    static ReplyTarget unwatch(int board) {
        return new Unsubscribe(Unsubscribe.From.WATCHED_BOARD, board);
    }

    static ReplyTarget leaveAlone(int place) {
        return new Unsubscribe(Unsubscribe.From.KEPT_PLACES, place);
    }
}
