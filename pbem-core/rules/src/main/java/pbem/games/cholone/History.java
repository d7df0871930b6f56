package pbem.games.cholone;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The situations on the board since the last ejection; earlier ones cannot come again. A situation is whose marbles lie
 * where and who is to move. Immutable: a longer history is the older one and one situation more.
 */
final class History {

    private record Situation(Marbles marbles, int turn) {}

    private final Situation situation;
    private final History before; // null at the beginning

    private History(Situation situation, History before) {
        this.situation = situation;
        this.before = before;
    }

    static History from(Marbles marbles, int turn) {
        return new History(new Situation(marbles, turn), null);
    }

    History then(Marbles marbles, int turn) {
        return new History(new Situation(marbles, turn), this);
    }

    /** How often the present situation has been on the board, this time included. */
    int occurrences() {
        int times = 0;
        for (History at = this; at != null; at = at.before) {
            if (at.situation.equals(situation)) {
                times++;
            }
        }
        return times;
    }

    /** Whether any situation has been on the board more than once. */
    boolean hasRepetition() {
        Set<Situation> met = new HashSet<>();
        for (History at = this; at != null; at = at.before) {
            if (!met.add(at.situation)) {
                return true;
            }
        }
        return false;
    }

    /** Equal if every situation was there equally often: in which order does not matter for what is to come. */
    @Override
    public boolean equals(Object other) {
        return other instanceof History history
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
