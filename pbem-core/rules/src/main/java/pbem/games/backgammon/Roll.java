package pbem.games.backgammon;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import pbem.game.Chance;
import pbem.game.Seed;

/** Two dice. */
record Roll(int first, int second) {

    /** All that can come, each once; a double comes half as often as the others. */
    static final List<Roll> ALL = IntStream.rangeClosed(1, 6)
            .boxed()
            .flatMap(one -> IntStream.rangeClosed(1, one).mapToObj(other -> new Roll(one, other)))
            .toList();

    /**
     * The rolls of a board by their numbers, from 0 on in the order in which they are thrown. Roll n takes two numbers below
     * 6 of a {@link Chance} that begins with block n, each plus 1. The first roll of a game that is no double says who begins:
     * its first number is white's, its second one black's.
     */
    static IntFunction<Roll> from(Seed seed) {
        return number -> {
            Chance chance = new Chance(seed, number);
            return new Roll(chance.below(6) + 1, chance.below(6) + 1);
        };
    }

    boolean isDouble() {
        return first == second;
    }

    /** The larger one in front. */
    @Override
    public String toString() {
        return Math.max(first, second) + "-" + Math.min(first, second);
    }
}
