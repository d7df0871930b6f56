package pbem.record;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import pbem.game.Outcome;
import pbem.game.Seat;
import pbem.phrase.HarmlessText;

/**
 * A decision about a board: a {@link Decision} of the game, a step of a {@link Negotiation} between the
 * players, or an {@link Intervention} of an admin. The log of events is the truth of a board: its position is their
 * replay. What follows without a choice is part of the position, not an event.
 */
public sealed interface Event {

    /** The version in which events are written to the log; grows when their form changes. */
    int FORMAT = 1;

    /** Stands for an erased reason, since an empty one would look like a fault. */
    String UNREASONED = "-";

    /** The author's comment to the others; may be empty. */
    String comment();

    /** The seat of the player who acted or is concerned; empty for acts of an admin. */
    Optional<Seat> by();

    /** An admin's reason, in their words; empty for acts of players. */
    Optional<String> reason();

    /** This event as a step of the game; empty for other events. */
    default Optional<Decision> decision() {
        return Optional.empty();
    }

    /** This event as a step of a negotiation; empty for other events. */
    default Optional<Negotiation> negotiation() {
        return Optional.empty();
    }

    /** The seat that leaves the game by this event. */
    default Optional<Seat> leaver() {
        return decision().flatMap(step -> step.match(moved -> Optional.empty(), Event::by, Event::by, Event::by));
    }

    default boolean isMove() {
        return this instanceof Moved;
    }

    default boolean isMoveOf(Seat seat) {
        return isMove() && by().filter(seat::equals).isPresent();
    }

    /** Whether this event gives that seat to another player. */
    default boolean handsOver(Seat seat) {
        return false;
    }

    /** The id of the player who gets a seat by this event; empty if it gives no seat away. */
    default OptionalLong successor() {
        return OptionalLong.empty();
    }

    /** This event with that player as the new owner of the seat; unchanged if it gives no seat away. */
    default Event givenTo(long player) {
        return this;
    }

    /** Whether this event may follow the end: an admin can withdraw or annul a result. */
    default boolean mayFollowEnd() {
        return false;
    }

    /** The number of days that this event alone adds for every player on turn. */
    default int daysGranted() {
        return 0;
    }

    /** Whether the time of the turn after this event starts again, even if it was that player's turn before. */
    default boolean renewsTurns() {
        return false;
    }

    /** The event without the comment or the admin's reason; the decision stays. */
    Event wordless();

    /** Applies the method for this kind of event. A new kind does not compile until every caller handles it. */
    <R> R match(Cases<R> cases);

    /** One case for each event. */
    interface Cases<R> extends DecisionCases<R> {

        R drawOffered(DrawOffered drawOffered);

        R undoAsked(UndoAsked undoAsked);

        R timeAsked(TimeAsked timeAsked);

        R answered(Answered answered);

        R adjudicated(Adjudicated adjudicated);

        R rolledBack(RolledBack rolledBack);

        R resumed(Resumed resumed);

        R voided(Voided voided);

        R extended(Extended extended);

        R seatTaken(SeatTaken seatTaken);
    }

    /** One case for each decision. */
    interface DecisionCases<R> {

        R moved(Moved moved);

        R resigned(Resigned resigned);

        R lapsed(Lapsed lapsed);

        R withdrawn(Withdrawn withdrawn);
    }

    /** A step of the game itself: a move, or that a player leaves. */
    sealed interface Decision extends Event {

        Seat seat();

        <R> R match(DecisionCases<R> cases);

        @Override
        default <R> R match(Cases<R> cases) {
            return match((DecisionCases<R>) cases);
        }

        /** Applies the function for this kind of decision. */
        default <R> R match(
                Function<? super Moved, ? extends R> moved,
                Function<? super Resigned, ? extends R> resigned,
                Function<? super Lapsed, ? extends R> lapsed,
                Function<? super Withdrawn, ? extends R> withdrawn) {
            return match(new DecisionCases<R>() {
                @Override
                public R moved(Moved event) {
                    return moved.apply(event);
                }

                @Override
                public R resigned(Resigned event) {
                    return resigned.apply(event);
                }

                @Override
                public R lapsed(Lapsed event) {
                    return lapsed.apply(event);
                }

                @Override
                public R withdrawn(Withdrawn event) {
                    return withdrawn.apply(event);
                }
            });
        }

        @Override
        default Optional<Decision> decision() {
            return Optional.of(this);
        }

        @Override
        default Optional<Seat> by() {
            return Optional.of(seat());
        }

        @Override
        default Optional<String> reason() {
            return Optional.empty();
        }
    }

    /** Offers and answers of players; the board changes only once all have agreed. */
    sealed interface Negotiation extends Event {

        Seat seat();

        /** The kind of offer; empty for an answer. */
        Optional<Offer.Kind> offers();

        @Override
        default Optional<Negotiation> negotiation() {
            return Optional.of(this);
        }

        @Override
        default Optional<Seat> by() {
            return Optional.of(seat());
        }

        @Override
        default Optional<String> reason() {
            return Optional.empty();
        }
    }

    /** An act of an admin, from outside the game. */
    sealed interface Intervention extends Event {

        /** The reason, in the admin's words. */
        String why();

        @Override
        boolean renewsTurns();

        @Override
        default Optional<String> reason() {
            return Optional.of(why());
        }

        @Override
        default Optional<Seat> by() {
            return Optional.empty();
        }

        @Override
        default String comment() {
            return "";
        }
    }

    /**
     * A move.
     *
     * @param notation canonical
     * @param comment the mover's words to the others; may be empty
     * @param queued whether it was written down beforehand and played by the server when its turn came
     * @param unaware whether its author had not seen an offer that was open, so that the move does not answer it
     */
    record Moved(Seat seat, String notation, String comment, boolean queued, boolean unaware) implements Decision {
        public Moved {
            comment = HarmlessText.of(comment);
        }

        /** A move that was played when it arrived. */
        public Moved(Seat seat, String notation, String comment) {
            this(seat, notation, comment, false, false);
        }

        @Override
        public Event wordless() {
            return new Moved(seat, notation, "", queued, unaware);
        }

        @Override
        public <R> R match(DecisionCases<R> cases) {
            return cases.moved(this);
        }
    }

    /** A player gave up. */
    record Resigned(Seat seat, String comment) implements Decision {
        public Resigned {
            comment = HarmlessText.of(comment);
        }

        @Override
        public Event wordless() {
            return new Resigned(seat, "");
        }

        @Override
        public <R> R match(DecisionCases<R> cases) {
            return cases.resigned(this);
        }
    }

    /** A player ran out of time. */
    record Lapsed(Seat seat) implements Decision {
        @Override
        public String comment() {
            return "";
        }

        @Override
        public Event wordless() {
            return this;
        }

        @Override
        public <R> R match(DecisionCases<R> cases) {
            return cases.lapsed(this);
        }
    }

    /**
     * A player left the tournament of the board, and so the game.
     *
     * @param takenOut whether another person decided it; otherwise the player did
     */
    record Withdrawn(Seat seat, boolean takenOut) implements Decision {
        @Override
        public String comment() {
            return "";
        }

        @Override
        public Event wordless() {
            return this;
        }

        @Override
        public <R> R match(DecisionCases<R> cases) {
            return cases.withdrawn(this);
        }
    }

    /** A player offered a draw. It stands until all others have answered, one says no, or a move is played. */
    record DrawOffered(Seat seat, String comment) implements Negotiation {
        public DrawOffered {
            comment = HarmlessText.of(comment);
        }

        @Override
        public Optional<Offer.Kind> offers() {
            return Optional.of(Offer.Kind.DRAW);
        }

        @Override
        public Event wordless() {
            return new DrawOffered(seat, "");
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.drawOffered(this);
        }
    }

    /**
     * A player asked to take moves back. The request stands as an offer of a draw does.
     *
     * @param back how many moves, counted from the last one; 0 for the last alone
     */
    record UndoAsked(Seat seat, String comment, int back) implements Negotiation {
        public UndoAsked {
            comment = HarmlessText.of(comment);
        }

        /** The number of moves that would be taken back. */
        public int moves() {
            return Math.max(1, back);
        }

        @Override
        public Optional<Offer.Kind> offers() {
            return Optional.of(Offer.Kind.UNDO);
        }

        @Override
        public Event wordless() {
            return new UndoAsked(seat, "", back);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.undoAsked(this);
        }
    }

    /**
     * A player asked for more time for everybody on turn. The request stands as an offer of a draw does.
     *
     * @param days from 1 to {@link #MOST}
     */
    record TimeAsked(Seat seat, int days, String comment) implements Negotiation {

        /** A longer extension would be another game. */
        public static final int MOST = 30;

        public TimeAsked {
            comment = HarmlessText.of(comment);
        }

        @Override
        public Optional<Offer.Kind> offers() {
            return Optional.of(Offer.Kind.TIME);
        }

        @Override
        public Event wordless() {
            return new TimeAsked(seat, days, "");
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.timeAsked(this);
        }
    }

    /** A player answered an offer. A no from the player who made it withdraws it. */
    record Answered(Seat seat, boolean yes, String comment) implements Negotiation {
        public Answered {
            comment = HarmlessText.of(comment);
        }

        @Override
        public Optional<Offer.Kind> offers() {
            return Optional.empty();
        }

        @Override
        public Event wordless() {
            return new Answered(seat, yes, "");
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.answered(this);
        }
    }

    /**
     * An admin ended the game with a result.
     *
     * @param outcome its reason is the server's phrase for an adjudication
     */
    record Adjudicated(Outcome outcome, String why) implements Intervention {
        public Adjudicated {
            why = HarmlessText.of(why);
        }

        @Override
        public Event wordless() {
            return new Adjudicated(outcome, UNREASONED);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.adjudicated(this);
        }

        @Override
        public boolean renewsTurns() {
            return false;
        }
    }

    /**
     * An admin took the board back to its state right after a move; everything later no longer counts, including the
     * end of the game.
     *
     * @param moves how many moves still stand
     */
    record RolledBack(int moves, String why) implements Intervention {
        public RolledBack {
            why = HarmlessText.of(why);
        }

        @Override
        public boolean mayFollowEnd() {
            return true;
        }

        @Override
        public Event wordless() {
            return new RolledBack(moves, UNREASONED);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.rolledBack(this);
        }

        @Override
        public boolean renewsTurns() {
            return true; // the board may have been closed long ago
        }
    }

    /** An admin let the game go on, and the time of the players on turn starts again. */
    record Resumed(String why) implements Intervention {
        public Resumed {
            why = HarmlessText.of(why);
        }

        @Override
        public Event wordless() {
            return new Resumed(UNREASONED);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.resumed(this);
        }

        @Override
        public boolean renewsTurns() {
            return true; // the board may have been closed long ago
        }
    }

    /** An admin ended the game without a result. */
    record Voided(String why) implements Intervention {
        public Voided {
            why = HarmlessText.of(why);
        }

        @Override
        public boolean mayFollowEnd() {
            return true;
        }

        @Override
        public Event wordless() {
            return new Voided(UNREASONED);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.voided(this);
        }

        @Override
        public boolean renewsTurns() {
            return false;
        }
    }

    /**
     * An admin gave a seat to another player, since its player does not continue. Open offers end, and the clock of the
     * seat starts again.
     *
     * @param player the id of the new player
     */
    record SeatTaken(Seat seat, long player, String why) implements Intervention {
        public SeatTaken {
            why = HarmlessText.of(why);
        }

        @Override
        public Event wordless() {
            return new SeatTaken(seat, player, UNREASONED);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.seatTaken(this);
        }

        @Override
        public boolean renewsTurns() {
            return false; // only that of the seat
        }

        @Override
        public boolean handsOver(Seat other) {
            return seat.equals(other);
        }

        @Override
        public OptionalLong successor() {
            return OptionalLong.of(player);
        }

        @Override
        public Event givenTo(long other) {
            return new SeatTaken(seat, other, why);
        }
    }

    /**
     * An admin gave every player on turn more time, for this turn and for the whole game.
     *
     * @param days one or more
     */
    record Extended(int days, String why) implements Intervention {
        public Extended {
            why = HarmlessText.of(why);
        }

        @Override
        public Event wordless() {
            return new Extended(days, UNREASONED);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.extended(this);
        }

        @Override
        public int daysGranted() {
            return days;
        }

        @Override
        public boolean renewsTurns() {
            return false;
        }
    }
}
