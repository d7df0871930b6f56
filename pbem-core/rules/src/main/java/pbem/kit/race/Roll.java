package pbem.kit.race;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import pbem.game.Chance;
import pbem.game.Seed;

/** Two dice. */
public record Roll(int first, int second) {

    /** All 21 different rolls. A double is half as likely as any other. */
    static final List<Roll> ALL = IntStream.rangeClosed(1, 6)
            .boxed()
            .flatMap(one -> IntStream.rangeClosed(1, one).mapToObj(other -> new Roll(one, other)))
            .toList();

    /**
     * The rolls of a board by number, from 0 in the order in which they are thrown. Roll n takes two numbers below 6
     * from a {@link Chance} that begins with block n, and adds 1 to each. The first roll of a game that is not a double
     * decides who begins: its first number is white's, its second black's.
     */
    public static IntFunction<Roll> from(Seed seed) {
        return number -> {
            Chance chance = new Chance(seed, number);
            return new Roll(chance.below(6) + 1, chance.below(6) + 1);
        };
    }

    public boolean isDouble() {
        return first == second;
    }

    /** The dice in each order in which they can be used. A double counts four times. */
    List<List<Integer>> orders() {
        return isDouble()
                ? List.of(List.of(first, first, first, first))
                : List.of(List.of(first, second), List.of(second, first));
    }

    /** Whether one man can go that far, by one die or by several. */
    boolean reaches(int pips) {
        return isDouble()
                ? pips % first == 0 && pips > 0 && pips <= 4 * first
                : pips == first || pips == second || pips == first + second;
    }

    /** The two numbers, the larger one first. */
    @Override
    public String toString() {
        return Math.max(first, second) + "-" + Math.min(first, second);
    }
}
