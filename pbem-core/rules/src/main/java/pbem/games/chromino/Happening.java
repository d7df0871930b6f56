package pbem.games.chromino;

import java.util.List;
import java.util.Optional;
import pbem.game.Seat;
import pbem.phrase.Phrase;

/** An event that a decision caused. */
sealed interface Happening {

    /**
     * The event in words, for everybody.
     *
     * @param open whether everybody sees all hands
     */
    Phrase told(boolean open);

    /** The tiles that this seat drew, in that order. They are that player's secret. */
    default List<Tile> drawnBy(int seat) {
        return List.of();
    }

    /** The player whose turn passed in this event without a decision; empty if there is none. */
    default Optional<Seat> passedOver() {
        return Optional.empty();
    }

    /** Whether the event can be undone. It cannot if it revealed something to a player. */
    boolean undoable();

    /** An event that everybody sees. */
    record Seen(Phrase words, boolean undoable) implements Happening {
        @Override
        public Phrase told(boolean open) {
            return words;
        }
    }

    /**
     * A player drew tiles, in that order, whether forced to or not.
     *
     * @param tiles may be none if the player passed
     * @param passed whether the player had no fitting tile even after drawing, so that the turn passed
     */
    record Drew(int seat, List<Tile> tiles, boolean passed) implements Happening {
        public Drew {
            tiles = List.copyOf(tiles);
        }

        @Override
        public Phrase told(boolean open) {
            if (tiles.isEmpty()) {
                return Phrase.of("chromino.passed", name(seat));
            }
            if (open) {
                return Phrase.of(passed ? "chromino.drew-passed-open" : "chromino.drew-open", name(seat), names(tiles));
            }
            return Phrase.of(passed ? "chromino.drew-passed" : "chromino.drew", name(seat), tiles.size());
        }

        @Override
        public List<Tile> drawnBy(int drawer) {
            return drawer == seat ? tiles : List.of();
        }

        @Override
        public Optional<Seat> passedOver() {
            return passed ? Optional.of(Seat.at(seat)) : Optional.empty();
        }

        /** A pass cannot be undone even without a draw, because it reveals that nothing in a hidden hand fitted. */
        @Override
        public boolean undoable() {
            return false;
        }

        @Override
        public String toString() {
            return "seat " + seat + " drew " + tiles.size() + (passed ? " and passed" : "");
        }
    }

    static List<String> names(List<Tile> tiles) {
        return tiles.stream().map(Tile::name).toList();
    }

    /** The name of a seat: "player 2". */
    static Phrase name(int seat) {
        return name(Seat.at(seat));
    }

    static Phrase name(Seat seat) {
        return Phrase.of("chromino.player", seat.number());
    }
}
