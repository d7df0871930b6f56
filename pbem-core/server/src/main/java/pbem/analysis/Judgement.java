package pbem.analysis;

import java.util.List;

/**
 * The judgement of an outside program about a position. It is never a proof.
 *
 * @param chance of the player on turn, from 0 to 1
 * @param best canonical
 * @param line the principal variation, the best move first
 */
public record Judgement(double chance, String best, List<String> line) {

    public Judgement {
        line = List.copyOf(line);
    }
}
