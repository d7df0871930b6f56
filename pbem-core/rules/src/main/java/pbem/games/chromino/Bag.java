package pbem.games.chromino;

import java.util.List;

/**
 * The tiles still to be drawn. Their order is a secret.
 *
 * @param tiles the tiles, the next one first
 */
record Bag(List<Tile> tiles) {

    @Override
    public String toString() {
        return "bag of " + tiles.size();
    }
}
