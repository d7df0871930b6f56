package pbem.kit;

import java.util.stream.IntStream;

/**
 * The symmetry of a square board with its men. Two cells are the same if some turn, reflection or shift moves the one
 * to the other and every man to the cell of a man of the same colour.
 */
record Likeness(Men men, int[] stones, int size) {

    private static final int TURNS = 8;

    static Likeness of(Men men, int size) {
        IntStream stones = IntStream.range(0, men.cells()).filter(cell -> men.at(cell) == 1 || men.at(cell) == 2);
        return new Likeness(men, stones.toArray(), size);
    }

    boolean isSame(int one, int other) {
        return IntStream.range(0, TURNS)
                .anyMatch(turn -> IntStream.of(stones)
                        .anyMatch(to -> image(one, turn, to) == other
                                && IntStream.of(stones)
                                        .allMatch(stone -> isSameColour(stone, image(stone, turn, to)))));
    }

    private boolean isSameColour(int stone, int image) {
        return image != GameBoard.NONE && men.at(image) == men.at(stone);
    }

    /** The image of a cell when the first stone is moved to the cell {@code to}. */
    private int image(int cell, int turn, int to) {
        int across = cell % size - stones[0] % size;
        int along = cell / size - stones[0] / size;
        int column = to % size + ((turn & 1) == 0 ? 1 : -1) * ((turn & 4) == 0 ? across : along);
        int row = to / size + ((turn & 2) == 0 ? 1 : -1) * ((turn & 4) == 0 ? along : across);
        return column >= 0 && column < size && row >= 0 && row < size ? row * size + column : GameBoard.NONE;
    }
}
