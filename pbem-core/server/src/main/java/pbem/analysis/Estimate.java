package pbem.analysis;

import java.util.List;

/**
 * How a board looked to the player on turn, by what they knew.
 *
 * @param chances of every seat if the best is played, in order; 1 in all
 * @param best canonical
 * @param line how it might have gone on, the best move first; what is hidden is guessed in it
 * @param certain whether all of it is proven rather than thought
 * @param played chances after what was really played; empty where the next position tells it
 */
public record Estimate(List<Double> chances, String best, List<String> line, boolean certain, List<Double> played) {
    public Estimate {
        chances = List.copyOf(chances);
        line = List.copyOf(line);
        played = List.copyOf(played);
    }
}
