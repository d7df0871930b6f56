package pbem.games.chromino;

import java.util.ArrayList;
import java.util.List;

/**
 * The state of one seat. The tiles are secret except for the one that was shown. A player who left keeps them, and
 * nobody sees them.
 *
 * @param tiles all tiles, in the order in which they came
 * @param shown the tiles that everybody knows: none or one
 * @param gone whether the player left the game
 * @param lost whether the player left with tiles in hand, so that the player cannot win any more
 * @param stuck whether the player could neither lay nor draw in the last turn, and nobody has laid a tile since
 * @param laid the number of tiles that the player has laid
 * @param score the points for the tiles that were laid; 0 without {@code -expert}
 */
record PlayerState(List<Tile> tiles, List<Tile> shown, boolean gone, boolean lost, boolean stuck, int laid, int score) {

    static PlayerState with(List<Tile> tiles) {
        return new PlayerState(List.copyOf(tiles), List.of(), false, false, false, 0, 0);
    }

    /** This state with other tiles. */
    PlayerState holding(List<Tile> other) {
        return new PlayerState(List.copyOf(other), shownOf(other), gone, lost, stuck, laid, score);
    }

    private List<Tile> shownOf(List<Tile> other) {
        return other.containsAll(shown) ? shown : List.of();
    }

    PlayerState taking(Tile tile) {
        Tile[] more = tiles.toArray(new Tile[size() + 1]);
        more[size()] = tile;
        return new PlayerState(List.of(more), shown, gone, lost, stuck, laid, score);
    }

    /** This state after a tile was laid. If only one tile is left, it is shown. */
    PlayerState laying(Tile tile, int points) {
        List<Tile> rest = new ArrayList<>(tiles);
        rest.remove(tile);
        List<Tile> known = rest.size() == 1 ? rest : shownOf(rest);
        return new PlayerState(List.copyOf(rest), List.copyOf(known), gone, lost, stuck, laid + 1, score + points);
    }

    /** This state after the player left the game. A player who has laid the last tile can still win. */
    PlayerState leaving() {
        return new PlayerState(tiles, shown, true, !isFinished(), stuck, laid, score);
    }

    PlayerState stuck(boolean now) {
        return stuck == now ? this : new PlayerState(tiles, shown, gone, lost, now, laid, score);
    }

    int size() {
        return tiles.size();
    }

    /** That many of the tiles that came last. */
    List<Tile> latest(int count) {
        return tiles.subList(size() - count, size());
    }

    /** All tiles, sorted by name. */
    List<Tile> sorted() {
        return tiles.stream().sorted().toList();
    }

    /** Whether the player has laid the last tile and can win. */
    boolean isFinished() {
        return !lost && tiles.isEmpty();
    }

    /** Whether this seat still has turns. */
    boolean plays() {
        return !gone && !tiles.isEmpty();
    }

    /** The hash depends only on what everybody knows, so that it reveals no secret. */
    @Override
    public int hashCode() {
        return size();
    }

    @Override
    public String toString() {
        return "hand of " + size();
    }
}
