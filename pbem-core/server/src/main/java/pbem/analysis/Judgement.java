package pbem.analysis;

import java.util.List;

/**
 * What a program of somebody else thinks of a position. It proves nothing to us.
 *
 * @param chance of the player on turn, from 0 to 1
 * @param best canonical
 * @param line how the game might go on, the best move first
 */
public record Judgement(double chance, String best, List<String> line) {

    public Judgement {
        line = List.copyOf(line);
    }
}
