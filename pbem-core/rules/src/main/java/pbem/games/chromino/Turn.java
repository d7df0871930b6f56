package pbem.games.chromino;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * Whose turn it is.
 *
 * @param order the seats in the order of their turns; every round begins with the first
 * @param round the number of the round, counted from 1
 * @param place the place in the order, counted from 0; -1 before the first turn of a round
 * @param draws the number of tiles drawn in this turn
 */
record Turn(List<Integer> order, int round, int place, int draws) {

    Turn {
        order = List.copyOf(order);
    }

    /** The state before the first turn of the first round. */
    static Turn beforeFirst(List<Integer> order) {
        return new Turn(order, 1, -1, 0);
    }

    int seat() {
        return order.get(place);
    }

    /** This turn with one more tile drawn. */
    Turn drawing() {
        return new Turn(order, round, place, draws + 1);
    }

    /** The next turn of this round; empty if the round is over. */
    Optional<Turn> later(IntPredicate plays) {
        for (int at = place + 1; at < order.size(); at++) {
            if (plays.test(order.get(at))) {
                return Optional.of(new Turn(order, round, at, 0));
            }
        }
        return Optional.empty();
    }

    /** The state before the first turn of the next round. */
    Turn nextRound() {
        return new Turn(order, round + 1, -1, 0);
    }
}
