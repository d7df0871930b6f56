package pbem.games.chromino;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The tiles of a player. They are secret except for those that were shown. Immutable.
 */
final class Hand {

    private final List<Tile> tiles; // in the order in which they came
    private final Set<Tile> shown;

    private Hand(List<Tile> tiles, Set<Tile> shown) {
        this.tiles = List.copyOf(tiles);
        this.shown = Set.copyOf(shown);
    }

    /** A hand with those tiles, none of them shown. */
    static Hand of(List<Tile> tiles) {
        return new Hand(tiles, Set.of());
    }

    Hand plus(Tile tile) {
        List<Tile> more = new ArrayList<>(tiles);
        more.add(tile);
        return new Hand(more, shown);
    }

    /** This hand without that tile. If only one tile is left, it is shown. */
    Hand minus(Tile tile) {
        List<Tile> fewer = new ArrayList<>(tiles);
        fewer.remove(tile);
        Set<Tile> known = new HashSet<>(shown);
        known.remove(tile);
        if (fewer.size() == 1) {
            known.addAll(fewer);
        }
        return new Hand(fewer, known);
    }

    /** A copy with every tile replaced by another. */
    Hand replaced(UnaryOperator<Tile> other) {
        return new Hand(
                tiles.stream().map(other).toList(),
                new HashSet<>(shown.stream().map(other).toList()));
    }

    boolean isEmpty() {
        return tiles.isEmpty();
    }

    int size() {
        return tiles.size();
    }

    boolean holds(Tile tile) {
        return tiles.contains(tile);
    }

    /** All tiles, in the order in which they came. */
    List<Tile> tiles() {
        return tiles;
    }

    /** The tile that came last. The hand must not be empty. */
    Tile latest() {
        return tiles.get(tiles.size() - 1);
    }

    /** All tiles, sorted by name. */
    List<Tile> sorted() {
        return tiles.stream().sorted(Comparator.comparing(Tile::name)).toList();
    }

    /** The tiles that everybody knows, sorted by name. */
    List<Tile> shown() {
        return sorted().stream().filter(shown::contains).toList();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Hand hand && tiles.equals(hand.tiles) && shown.equals(hand.shown);
    }

    /** The hash depends only on what everybody knows, so that it reveals no secret. */
    @Override
    public int hashCode() {
        return tiles.size();
    }

    @Override
    public String toString() {
        return "hand of " + tiles.size();
    }
}
