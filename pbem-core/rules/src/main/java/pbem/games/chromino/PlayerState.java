package pbem.games.chromino;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The state of one seat, which changes with the game. The tiles are secret except for the one that was shown. A player
 * who left keeps them, and nobody sees them.
 */
final class PlayerState {

    private static final int NONE = -1;

    private int[] tiles; // their numbers, in the order in which they came
    private int shown = NONE; // the number of the tile that everybody knows
    private boolean gone;
    private boolean lost;
    private boolean stuck;
    private int laid;
    private int score;

    private PlayerState(int[] tiles) {
        this.tiles = tiles;
    }

    static PlayerState with(List<Tile> tiles) {
        return new PlayerState(Tile.numbers(tiles));
    }

    PlayerState copy() {
        return holding(tiles);
    }

    /** This state with other tiles. The array never changes, so that copies share it. */
    PlayerState holding(int[] other) {
        PlayerState copy = new PlayerState(other);
        copy.shown = IntStream.of(other).anyMatch(tile -> tile == shown) ? shown : NONE;
        copy.gone = gone;
        copy.lost = lost;
        copy.stuck = stuck;
        copy.laid = laid;
        copy.score = score;
        return copy;
    }

    void take(int tile) {
        tiles = Arrays.copyOf(tiles, tiles.length + 1);
        tiles[tiles.length - 1] = tile;
    }

    /** Lays a tile. If only one tile is left, it is shown. */
    void lay(int tile, int points) {
        tiles = IntStream.of(tiles).filter(other -> other != tile).toArray();
        shown = tiles.length == 1 ? tiles[0] : shown == tile ? NONE : shown;
        laid++;
        score += points;
    }

    /** Leaves the game. A player who has laid the last tile can still win. */
    void leave() {
        lost = !isFinished();
        gone = true;
    }

    void stuck(boolean now) {
        stuck = now;
    }

    int size() {
        return tiles.length;
    }

    /** The number of a tile, in the order in which they came. */
    int tile(int index) {
        return tiles[index];
    }

    /** All tiles, in the order in which they came. */
    List<Tile> tiles() {
        return Tile.numbered(IntStream.of(tiles));
    }

    /** That many of the tiles that came last. */
    List<Tile> latest(int count) {
        return Tile.numbered(IntStream.of(tiles).skip(tiles.length - count));
    }

    /** All tiles, sorted by name. */
    List<Tile> sorted() {
        return Tile.numbered(IntStream.of(tiles).sorted());
    }

    /** The tiles that everybody knows: none or one. */
    List<Tile> shown() {
        return shown == NONE ? List.of() : List.of(Tile.ALL.get(shown));
    }

    /** Whether the player left the game. */
    boolean gone() {
        return gone;
    }

    /** Whether the player left with tiles in hand, so that the player cannot win any more. */
    boolean lost() {
        return lost;
    }

    /** Whether the player could neither lay nor draw in the last turn, and nobody has laid a tile since. */
    boolean stuck() {
        return stuck;
    }

    /** The number of tiles that the player has laid. */
    int laid() {
        return laid;
    }

    /** The points for the tiles that were laid; 0 without {@code -expert}. */
    int score() {
        return score;
    }

    /** Whether the player has laid the last tile and can win. */
    boolean isFinished() {
        return !lost && tiles.length == 0;
    }

    /** Whether this seat still has turns. */
    boolean plays() {
        return !gone && tiles.length > 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PlayerState player
                && Arrays.equals(tiles, player.tiles)
                && shown == player.shown
                && gone == player.gone
                && lost == player.lost
                && stuck == player.stuck
                && laid == player.laid
                && score == player.score;
    }

    /** The hash depends only on what everybody knows, so that it reveals no secret. */
    @Override
    public int hashCode() {
        return tiles.length;
    }

    @Override
    public String toString() {
        return "hand of " + tiles.length;
    }
}
