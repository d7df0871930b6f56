package pbem.game;

/** Counts legal move sequences: the standard test of a move generator's correctness and speed. */
public final class Perft {

    private Perft() {}

    /**
     * @param depth 0 or more
     * @return the number of legal move sequences of exactly that length; a game already over contributes nothing
     */
    public static long count(Position position, int depth) {
        return depth == 0 ? 1 : position.sequences(depth);
    }

    /**
     * Counts them by playing every move but the last, the default for games that have no faster way.
     *
     * @param depth 1 or more
     */
    public static long played(Position position, int depth) {
        if (depth == 1) {
            return position.moveCount();
        }
        long total = 0;
        for (Move move : position.moves()) {
            total += count(position.play(move), depth - 1);
        }
        return total;
    }
}
