package pbem.game;

/** Counts legal move sequences: the standard measure of whether a move generator is right, and how fast. */
public final class Perft {

    private Perft() {}

    /**
     * @param depth 0 or more
     * @return the number of legal move sequences of exactly that length; a game already over contributes nothing
     */
    public static long count(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
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
