package pbem.engine;

import java.util.List;
import pbem.game.Move;

/**
 * What a program would play.
 *
 * @param move a legal one
 * @param chance what it expects for itself: 0 is lost, 1 is won, and with two seats one half is even
 * @param chances the same for every seat, in order: 1 in all
 * @param certain whether that is proven rather than thought
 * @param positions so many were looked at
 * @param line how it might go on, in canonical notation, this move first; what is hidden is guessed in it
 */
public record Advice(
        Move move, double chance, List<Double> chances, boolean certain, long positions, List<String> line) {

    public Advice {
        chances = List.copyOf(chances);
        line = List.copyOf(line);
    }
}
