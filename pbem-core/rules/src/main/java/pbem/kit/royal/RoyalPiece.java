package pbem.kit.royal;

import java.util.List;

/**
 * A sort of pieces.
 *
 * @param letter as it is written in moves: {@code N}, or {@code +P} for one that was promoted
 * @param words the name of a phrase: "knight"
 * @param worth for programs: a pawn is about 100
 * @param central for programs: what a step towards the middle of the board is worth
 * @param ahead for programs: what a step ahead is worth
 */
public record RoyalPiece(String letter, String words, List<Gait> gaits, int worth, int central, int ahead) {

    public RoyalPiece {
        gaits = List.copyOf(gaits);
    }
}
