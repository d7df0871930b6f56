package pbem.record;

import java.util.Optional;
import pbem.game.Outcome;
import pbem.game.Seat;

/**
 * One decision in the life of a board. The log of events is the truth of a board: its position is their replay. What
 * follows from a decision without a choice is part of the position, not an event.
 */
public sealed interface Event {

    /** What whoever did it said to the others; may be empty. */
    default String comment() {
        return "";
    }

    /** The player who did it, or to whom it happened; empty for what an admin did. */
    default Optional<Seat> by() {
        return Optional.empty();
    }

    /** An admin's reason, in his words. */
    default Optional<String> reason() {
        return Optional.empty();
    }

    /** The version in which events are written to the log; grows when their form changes. */
    int FORMAT = 1;

    /**
     * A move.
     *
     * @param notation canonical
     * @param comment what the mover said to the others; may be empty
     * @param queued whether it was written down beforehand and played by the server when its turn came
     */
    record Moved(Seat seat, String notation, String comment, boolean queued) implements Event {

        /** A move played as it came. */
        public Moved(Seat seat, String notation, String comment) {
            this(seat, notation, comment, false);
        }

        @Override
        public Optional<Seat> by() {
            return Optional.of(seat);
        }
    }

    /** A player gave up. */
    record Resigned(Seat seat, String comment) implements Event {
        @Override
        public Optional<Seat> by() {
            return Optional.of(seat);
        }
    }

    /** A player ran out of time. */
    record Lapsed(Seat seat) implements Event {
        @Override
        public Optional<Seat> by() {
            return Optional.of(seat);
        }
    }

    /**
     * An admin ended the game with a result.
     *
     * @param outcome its reason is the server's phrase for an adjudication
     * @param why in the admin's words
     */
    record Adjudicated(Outcome outcome, String why) implements Event {
        @Override
        public Optional<String> reason() {
            return Optional.of(why);
        }
    }

    /** A player offered a draw. It stands until all others have answered, one says no, or a move is played. */
    record DrawOffered(Seat seat, String comment) implements Event {
        @Override
        public Optional<Seat> by() {
            return Optional.of(seat);
        }
    }

    /** A player asked to take the last move back, likewise. */
    record UndoAsked(Seat seat, String comment) implements Event {
        @Override
        public Optional<Seat> by() {
            return Optional.of(seat);
        }
    }

    /** A player answered what was offered; a no of whoever made the offer withdraws it. */
    record Answered(Seat seat, boolean yes, String comment) implements Event {
        @Override
        public Optional<Seat> by() {
            return Optional.of(seat);
        }
    }

    /**
     * An admin took the board back to where it stood right after a move; whatever came later no longer counts, the end
     * of the game included.
     *
     * @param moves how many moves still stand
     * @param why in the admin's words
     */
    record RolledBack(int moves, String why) implements Event {
        @Override
        public Optional<String> reason() {
            return Optional.of(why);
        }
    }

    /** An admin let the game go on, and the time of those on turn begins anew. */
    record Resumed(String why) implements Event {
        @Override
        public Optional<String> reason() {
            return Optional.of(why);
        }
    }

    /** An admin ended the game without a result. */
    record Voided(String why) implements Event {
        @Override
        public Optional<String> reason() {
            return Optional.of(why);
        }
    }

    /**
     * An admin gave everybody on turn more time, for this turn and for the whole game.
     *
     * @param days one or more
     * @param why in the admin's words
     */
    record Extended(int days, String why) implements Event {
        @Override
        public Optional<String> reason() {
            return Optional.of(why);
        }
    }
}
