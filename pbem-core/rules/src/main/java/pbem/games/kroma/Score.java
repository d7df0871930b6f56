package pbem.games.kroma;

import java.util.Comparator;
import pbem.game.Seat;
import pbem.phrase.Phrase;

/**
 * How a player stands.
 *
 * @param target the blend that counts for them
 * @param sum how many triangles show it
 * @param block how many of them the largest part has that hangs together edge by edge
 */
record Score(Seat seat, Blend target, int sum, int block) {

    /** The sheet counts all triangles, and a tie goes to the largest single shape. */
    static final Comparator<Score> BY_SUM = Comparator.comparingInt(Score::sum).thenComparingInt(Score::block);

    /** The published game counts the largest block; there a tie goes to the sum. */
    static final Comparator<Score> BY_BLOCK =
            Comparator.comparingInt(Score::block).thenComparingInt(Score::sum);

    static Score of(Seat seat, Blend target, KromaBoard board) {
        TriangleSet shown = board.of(target);
        int block = board.grid().parts(shown).stream()
                .mapToInt(TriangleSet::size)
                .max()
                .orElse(0);
        return new Score(seat, target, shown.size(), block);
    }

    /** "green 12": what is counted first. */
    Phrase points(boolean byBlock) {
        return Phrase.of("kroma.points", target.phrase(), byBlock ? block : sum);
    }

    /** All of it, in the words of a text that takes name, sum and block. */
    Phrase told(String key) {
        return Phrase.of(key, target.phrase(), sum, block);
    }
}
