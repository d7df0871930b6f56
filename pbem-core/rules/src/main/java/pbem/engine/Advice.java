package pbem.engine;

import java.util.List;
import pbem.game.Move;

/**
 * A robot's choice of a move.
 *
 * @param move a legal move
 * @param chance its expected result: 0 is lost, 1 is won, and 0.5 is even with two seats
 * @param chances the expected results of all seats, in order; their sum is 1
 * @param certain whether the result is proven rather than estimated
 * @param positions the number of positions searched
 * @param line how it might go on, in canonical notation, this move first; what is hidden is guessed in it
 */
public record Advice(
        Move move, double chance, List<Double> chances, boolean certain, long positions, List<String> line) {

    public Advice {
        chances = List.copyOf(chances);
        line = List.copyOf(line);
    }
}
