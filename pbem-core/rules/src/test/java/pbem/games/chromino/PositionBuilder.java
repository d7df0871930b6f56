package pbem.games.chromino;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.testkit.Table;

/** Builds a game that begins as a test wants it. The players move in the order of their seats. */
final class PositionBuilder {

    private static final Pattern PLACEMENT = Pattern.compile("[A-Z*]{3} -?\\d+,-?\\d+ [ESWN]");

    private final Setup setup;
    private final List<List<Tile>> hands = new ArrayList<>();
    private LaidTiles table = table("BGP -1,0 E");
    private List<Tile> bag = List.of();

    private PositionBuilder(Setup setup) {
        this.setup = setup;
    }

    /** @param table the number of players and the options: {@code 2 -draw=3} */
    static PositionBuilder of(String table) {
        Table set = Table.of(table);
        return new PositionBuilder(new Setup(set.seats(), set.options(), Seed.of(new byte[Seed.BYTES])));
    }

    /** @param tiles {@code "BGP -1,0 E; RRR 5,5 S"}; they need not lie by the rules */
    PositionBuilder laid(String tiles) {
        table = table(tiles);
        return this;
    }

    /** The hand of the next player. */
    PositionBuilder hand(String tiles) {
        hands.add(tiles(tiles));
        return this;
    }

    /** @param tiles the next one first */
    PositionBuilder bag(String tiles) {
        bag = tiles(tiles);
        return this;
    }

    ChrominoPosition start() {
        return ChrominoPosition.start(TilePlay.start(
                Rules.of(new Chromino(), setup),
                table,
                hands.stream().map(PlayerState::with).toList(),
                bag,
                IntStream.range(0, setup.seats()).boxed().toList()));
    }

    static List<Tile> tiles(String names) {
        return names.isBlank()
                ? List.of()
                : List.of(names.split(" ")).stream()
                        .map(name -> Tile.of(name).orElseThrow())
                        .toList();
    }

    static LaidTiles table(String tiles) {
        return LaidTiles.of(PLACEMENT
                .matcher(tiles)
                .results()
                .map(MatchResult::group)
                .map(PositionBuilder::placement)
                .toList());
    }

    static Placement placement(String text) {
        return (Placement) Spelling.of(text).now();
    }

    /** The position after those moves, each of them legal. */
    static ChrominoPosition after(Position start, String... moves) {
        Position at = start;
        for (String text : moves) {
            at = at.play(at.read(text).now());
        }
        return (ChrominoPosition) at;
    }
}
