package pbem.games.chroma;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * The cells of a board of one size, numbered level by level and row by row, with their neighbours.
 *
 * <p>The cubes stand with a corner down in a triangle of holes. They are arranged like a stack of sugar cubes seen
 * along its diagonal. A cube shares a face with each of the three cubes on which it stands, and an edge with its
 * neighbours of the same level. It also shares an edge with some cubes two levels below, but that edge is never
 * visible: the two other cubes around it are among those on which the cube stands.
 */
final class Lattice {

    static final int LARGEST = 9;

    private static final List<Lattice> BY_SIZE =
            IntStream.rangeClosed(1, LARGEST).mapToObj(Lattice::new).toList();

    private final int size;
    private final List<Cell> cells;
    private final int[][] neighbours;
    private final int[][] supported;
    private final int[][] images;

    private Lattice(int size) {
        this.size = size;
        List<Cell> all = new ArrayList<>();
        for (int level = 1; level <= size; level++) {
            for (int row = 1; row <= rows(level); row++) {
                for (int column = 1; column <= row; column++) {
                    all.add(new Cell(level, row, column));
                }
            }
        }
        cells = List.copyOf(all);
        supported = numbers(Cell::above);
        neighbours = numbers(Cell::around);
        images = numbers(cell -> cell.images(rows(cell.level())));
    }

    /** For every cell the numbers of those of these cells that the board has. */
    private int[][] numbers(Function<Cell, List<Cell>> others) {
        return cells.stream()
                .map(cell -> others.apply(cell).stream()
                        .filter(this::has)
                        .mapToInt(this::number)
                        .toArray())
                .toArray(int[][]::new);
    }

    /** @param size the number of holes along a side, 1 to {@value #LARGEST} */
    static Lattice of(int size) {
        return BY_SIZE.get(size - 1);
    }

    int size() {
        return size;
    }

    /** The number of rows of a level, which is also the length of its longest row. */
    int rows(int level) {
        return size - level + 1;
    }

    boolean has(Cell cell) {
        return cell.level() >= 1
                && cell.level() <= size
                && cell.row() <= rows(cell.level())
                && cell.column() >= 1
                && cell.column() <= cell.row();
    }

    /** All cells; each is at the index of its number. */
    List<Cell> cells() {
        return cells;
    }

    /** The number of one of these cells. */
    int number(Cell cell) {
        int rows = rows(cell.level());
        int fromHere = rows * (rows + 1) * (rows + 2) / 6; // the cells of its level and of those above
        return cells.size() - fromHere + cell.row() * (cell.row() - 1) / 2 + cell.column() - 1;
    }

    /** The numbers of the cells that stand on a cell and two others. */
    int[] supported(int number) {
        return supported[number];
    }

    /** The numbers of the cells of the same level that share an edge with a cell. */
    int[] neighbours(int number) {
        return neighbours[number];
    }

    /** The numbers of the images of a cell under the six turns and reflections of the board, beginning with its own. */
    int[] images(int number) {
        return images[number];
    }
}
