package pbem.play;

import pbem.game.Outcome;
import pbem.game.Seat;

/**
 * One decision in the life of a board. The log of events is the truth of a board: its position is their replay. What
 * follows from a decision without a choice is part of the position, not an event.
 */
public sealed interface Event {

    /** The version in which events are written to the log; grows when their form changes. */
    int FORMAT = 1;

    /**
     * A move.
     *
     * @param notation canonical
     * @param comment what the mover said to the others; may be empty
     */
    record Moved(Seat seat, String notation, String comment) implements Event {}

    /** A player gave up. */
    record Resigned(Seat seat, String comment) implements Event {}

    /** A player ran out of time. */
    record Lapsed(Seat seat) implements Event {}

    /**
     * An admin ended the game with a result.
     *
     * @param outcome its reason is the server's phrase for an adjudication
     * @param why in the admin's words
     */
    record Adjudicated(Outcome outcome, String why) implements Event {}

    /** An admin ended the game without a result. */
    record Voided(String why) implements Event {}

    /**
     * An admin gave everybody on turn more time, for this turn and for the whole game.
     *
     * @param days one or more
     * @param why in the admin's words
     */
    record Extended(int days, String why) implements Event {}
}
