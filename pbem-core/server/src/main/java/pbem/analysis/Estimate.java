package pbem.analysis;

import java.util.List;

/**
 * The evaluation of a board for the player on turn, by that player's knowledge.
 *
 * @param chances the chances of all seats after the best move, in order; their sum is 1
 * @param best canonical
 * @param line the principal variation, the best move first; hidden information in it is guessed
 * @param certain whether it is proven rather than estimated
 * @param played chances after what was really played; empty where the next position tells it
 */
public record Estimate(List<Double> chances, String best, List<String> line, boolean certain, List<Double> played) {
    public Estimate {
        chances = List.copyOf(chances);
        line = List.copyOf(line);
        played = List.copyOf(played);
    }
}
