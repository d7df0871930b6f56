package pbem.games.chess;

import static pbem.games.chess.Piece.I2;
import static pbem.games.chess.Piece.I3;
import static pbem.games.chess.Piece.I4;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The sets of pieces with which no sequence of moves can lead to mate (articles 3 and 8.2b). They were found by a
 * search of all placements, which a test repeats. A 1-colour piece attacks only cells of its own colour, and for some
 * colours an aim attacked there can always escape to a cell of another colour. The number of such pieces and their
 * owners make no difference.
 */
final class DeadMaterial {

    /**
     * The sets for each number of colours of the board. Mate is impossible if all pieces except the aims belong to one
     * set.
     */
    static final Map<Integer, List<Set<Piece>>> SETS =
            Map.of(3, List.of(Set.of(I2), Set.of(I3)), 4, List.of(Set.of(I2, I4)));

    private DeadMaterial() {}

    static boolean isAllThatIsLeft(Situation situation) {
        return SETS.get(situation.board().colours()).stream().anyMatch(set -> isAllOf(situation, set));
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
