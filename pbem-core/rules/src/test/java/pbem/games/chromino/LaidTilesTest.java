package pbem.games.chromino;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The places where a tile may be laid. */
class LaidTilesTest {

    private static final LaidTiles START = PositionBuilder.table("BGP -1,0 E");

    private static boolean fits(LaidTiles table, String placement) {
        Placement laid = PositionBuilder.placement(placement);
        return table.placements(laid.tile()).contains(laid);
    }

    @Test
    void afterAStartTileOfThreeColoursTenOthersFitInTwentyWays() {
        List<Tile> others = Tile.all(false).stream()
                .filter(tile -> !tile.name().equals("BGP"))
                .toList();
        assertThat(others).hasSize(74);
        assertThat(others.stream().filter(START::takes)).hasSize(10);
        assertThat(others.stream().flatMap(tile -> START.placements(tile).stream()))
                .hasSize(20);
    }

    @Test
    void afterAChameleon33PlainTilesFitIn110Ways() {
        for (Tile chameleon : Tile.CHAMELEONS) {
            LaidTiles table = LaidTiles.of(List.of(new Placement(chameleon, false, new Cell(-1, 0), Heading.EAST)));
            assertThat(Tile.PLAIN.stream().filter(table::takes)).hasSize(33);
            assertThat(Tile.PLAIN.stream().flatMap(tile -> table.placements(tile).stream()))
                    .hasSize(110);
        }
    }

    @Test
    void twoSquaresMayTouchTheSameTile() {
        assertThat(fits(START, "RBG -2,1 E")).isTrue();
        assertThat(fits(START, "GPY 0,-1 E")).isTrue();
        assertThat(fits(START, "PGB 1,1 W")).isTrue();
    }

    @Test
    void oneSquareMayTouchTwoCells() {
        LaidTiles table = PositionBuilder.table("BGP -1,0 E; PYY 2,1 E");
        assertThat(table.contacts(PositionBuilder.placement("RRP 1,3 S"))).hasSize(2);
        assertThat(fits(table, "RRP 1,3 S")).isTrue();
    }

    @Test
    void oneContactIsTooFew() {
        assertThat(fits(START, "BYY -1,1 N")).isFalse();
        assertThat(fits(START, "PRR 2,0 E")).isFalse();
        assertThat(fits(START, "RRR 5,5 E")).isFalse();
    }

    @Test
    void twoColoursNeverTouch() {
        assertThat(fits(START, "GBY -2,1 W")).isFalse();
        assertThat(fits(START, "BGR -1,1 E")).isFalse();
        assertThat(fits(START, "YBG -2,1 E")).isTrue();
        assertThat(fits(PositionBuilder.table("BGP -1,0 E; RRR -3,1 W"), "YBG -2,1 E"))
                .isFalse();
    }

    @Test
    void theJokerMatchesTwoColoursAtOnce() {
        assertThat(fits(PositionBuilder.table("BGY -1,0 E; RRR 0,2 N"), "B*Y -1,1 E"))
                .isTrue();
        assertThat(fits(PositionBuilder.table("BGY -1,0 E; RRR 0,2 N"), "BGY -1,1 E"))
                .isFalse();
    }

    @Test
    void jokersMatchEachOther() {
        assertThat(fits(PositionBuilder.table("B*Y -1,0 E"), "B*Y -1,1 E")).isTrue();
        assertThat(fits(PositionBuilder.table("B*Y -1,0 E"), "B*G -1,1 E")).isFalse();
    }

    @Test
    void nothingLiesOnATile() {
        assertThat(fits(START, "BGP -1,0 E")).isFalse();
        assertThat(fits(START, "GRR 0,1 S")).isFalse();
    }

    @Test
    void eightContactsAreTheMost() {
        LaidTiles table = PositionBuilder.table("RRR -1,1 E; RRR -1,-1 E; RRR -2,1 S; RRR 2,1 S");
        assertThat(table.contacts(PositionBuilder.placement("RRR -1,0 E"))).hasSize(8);
    }
}
