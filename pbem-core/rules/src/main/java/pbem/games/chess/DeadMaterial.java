package pbem.games.chess;

import static pbem.games.chess.Piece.I2;
import static pbem.games.chess.Piece.I3;
import static pbem.games.chess.Piece.I4;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The pieces with which no sequence of moves can mate any more (articles 3 and 8.2b). A search of all placements has
 * found them, and a test repeats it. A 1-colour piece attacks its own colour alone, and there are colours from which an
 * aim can always flee to another one; it makes no difference how many such pieces there are, or whose they are.
 */
final class DeadMaterial {

    /** By the number of colours of the board: beside the aims nothing is left but pieces of one of these sets. */
    static final Map<Integer, List<Set<Piece>>> SETS =
            Map.of(3, List.of(Set.of(I2), Set.of(I3)), 4, List.of(Set.of(I2, I4)));

    private DeadMaterial() {}

    static boolean isAllThatIsLeft(Situation situation) {
        for (Set<Piece> set : SETS.get(situation.board().colours())) {
            if (isAllOf(situation, set)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAllOf(Situation situation, Set<Piece> set) {
        for (byte man : situation.men()) {
            if (man != Man.NONE && Man.piece(man) != Piece.K && !set.contains(Man.piece(man))) {
                return false;
            }
        }
        return true;
    }
}
