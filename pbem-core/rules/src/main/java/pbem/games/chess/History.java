package pbem.games.chess;

import java.util.HashMap;
import java.util.Map;

/**
 * The situations since the last pawn's move or capture; earlier ones cannot occur again. Immutable. A longer history
 * consists of the previous one and one more situation.
 */
final class History {

    private final Situation situation;
    private final History before; // null at the beginning
    private final int length;

    private History(Situation situation, History before) {
        this.situation = situation;
        this.before = before;
        this.length = before == null ? 1 : before.length + 1;
    }

    static History from(Situation situation) {
        return new History(situation, null);
    }

    History then(Situation next) {
        return new History(next, this);
    }

    Situation situation() {
        return situation;
    }

    /** The number of moves since the last pawn's move or capture. */
    int calm() {
        return length - 1;
    }

    /** How often the present situation has occurred, this time included. */
    int occurrences() {
        int times = 1;
        long key = situation.key();
        for (History at = before; at != null; at = at.before) {
            if (at.situation.key() == key && at.situation.equals(situation)) {
                times++;
            }
        }
        return times;
    }

    /**
     * Two histories are equal if every situation occurred equally often in both. The order does not matter for the rest
     * of the game.
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof History history
                && length == history.length
                && situation.equals(history.situation)
                && counts().equals(history.counts());
    }

    @Override
    public int hashCode() {
        return situation.hashCode();
    }

    private Map<Situation, Integer> counts() {
        Map<Situation, Integer> counts = new HashMap<>();
        for (History at = this; at != null; at = at.before) {
            counts.merge(at.situation, 1, Integer::sum);
        }
        return counts;
    }
}
