package pbem.games.chromino;

import java.util.List;
import java.util.function.UnaryOperator;

/** The tiles still to be drawn. Their order is a secret. Immutable. */
final class Bag {

    private final List<Tile> tiles; // in the order of drawing

    private Bag(List<Tile> tiles) {
        this.tiles = tiles;
    }

    /** @param tiles the tiles, the next one first */
    static Bag of(List<Tile> tiles) {
        return new Bag(List.copyOf(tiles));
    }

    boolean isEmpty() {
        return tiles.isEmpty();
    }

    int size() {
        return tiles.size();
    }

    /** The tile that is drawn next. The bag must not be empty. */
    Tile next() {
        return tiles.get(0);
    }

    /** The bag after {@link #next()} was drawn. */
    Bag rest() {
        return of(tiles.subList(1, tiles.size()));
    }

    /** All tiles, the next one first. */
    List<Tile> tiles() {
        return tiles;
    }

    /** A copy with every tile replaced by another. */
    Bag replaced(UnaryOperator<Tile> other) {
        return of(tiles.stream().map(other).toList());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bag bag && tiles.equals(bag.tiles);
    }

    /** The hash depends only on what everybody knows, so that it reveals no secret. */
    @Override
    public int hashCode() {
        return tiles.size();
    }

    @Override
    public String toString() {
        return "bag of " + tiles.size();
    }
}
