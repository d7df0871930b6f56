package pbem.games.kroma;

import pbem.game.Seat;
import pbem.phrase.Phrase;

/**
 * The score of a player.
 *
 * @param target the blend that counts for the player
 * @param shown the triangles that show it
 */
record Score(Seat seat, Blend target, TriangleSet shown, Grid grid) {

    static Score of(Seat seat, PiecePlay board) {
        Blend target = board.rules().target(seat);
        return new Score(seat, target, board.of(target), board.grid());
    }

    /**
     * The number of these triangles, or the size of the largest part of them that is connected by edges. The latter is
     * not kept, because robots hardly ever ask for it.
     */
    int points(boolean block) {
        return block
                ? grid.parts(shown).stream().mapToInt(TriangleSet::size).max().orElse(0)
                : shown.size();
    }

    /** These points in words: "green 12". */
    Phrase told(boolean block) {
        return Phrase.of("kroma.points", target.phrase(), points(block));
    }

    /** The whole score, in the words of a text with the arguments name, sum and block. */
    Phrase told(String key) {
        return Phrase.of(key, target.phrase(), points(false), points(true));
    }
}
