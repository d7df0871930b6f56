package pbem.kit.royal;

import java.util.List;

/**
 * A kind of piece.
 *
 * @param letter the letter in moves: {@code N}, or {@code +P} for a promoted piece
 * @param words the key of a phrase: "knight"
 * @param worth its value to computer players: a pawn is about 100
 * @param central the value to computer players of a step towards the middle of the board
 * @param ahead the value to computer players of a step forward
 */
public record RoyalPiece(String letter, String words, List<Gait> gaits, int worth, int central, int ahead) {

    public RoyalPiece {
        gaits = List.copyOf(gaits);
    }
}
