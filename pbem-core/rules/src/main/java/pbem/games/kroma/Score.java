package pbem.games.kroma;

import java.util.Comparator;
import pbem.game.Seat;
import pbem.phrase.Phrase;

/**
 * The score of a player.
 *
 * @param target the blend that counts for the player
 * @param sum the number of triangles that show it
 * @param block the size of the largest part of them that is connected by edges
 */
record Score(Seat seat, Blend target, int sum, int block) {

    /** The order of the rules sheet: all triangles count, and the largest connected shape breaks ties. */
    static final Comparator<Score> BY_SUM = Comparator.comparingInt(Score::sum).thenComparingInt(Score::block);

    /** The order of the published game: the largest block counts, and the sum breaks ties. */
    static final Comparator<Score> BY_BLOCK =
            Comparator.comparingInt(Score::block).thenComparingInt(Score::sum);

    static Score of(Seat seat, PiecePlay board) {
        Blend target = board.rules().target(seat);
        TriangleSet shown = board.of(target);
        int block = board.grid().parts(shown).stream()
                .mapToInt(TriangleSet::size)
                .max()
                .orElse(0);
        return new Score(seat, target, shown.size(), block);
    }

    /** The points that are counted first: "green 12". */
    Phrase points(boolean byBlock) {
        return Phrase.of("kroma.points", target.phrase(), byBlock ? block : sum);
    }

    /** The whole score, in the words of a text with the arguments name, sum and block. */
    Phrase told(String key) {
        return Phrase.of(key, target.phrase(), sum, block);
    }
}
