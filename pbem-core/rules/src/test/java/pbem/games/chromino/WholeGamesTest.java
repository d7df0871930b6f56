package pbem.games.chromino;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.testkit.PlayOut;
import pbem.testkit.Table;

/** Games by lot lose no tile and come to an end. */
class WholeGamesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1",
                "1 -chameleon -draw=all",
                "2",
                "2 -draw=9",
                "2 -draw=all -chameleon",
                "2 -freedraw",
                "3 -freedraw -chameleon",
                "4 -expert -open",
                "5 -order -draw=3",
                "6 -chameleon",
                "7 -freedraw -expert",
                "8",
                "8 -chameleon -draw=all"
            })
    void noTileIsLostAndTheGameEnds(String table) {
        for (int seed = 0; seed < 4; seed++) {
            PlayOut game = PlayOut.of(new Chromino(), Table.of(table), seed, 1000);
            game.positions().forEach(WholeGamesTest::check);
            assertThat(game.end().outcome()).isPresent();
        }
    }

    private static void check(Position position) {
        ChrominoPosition at = (ChrominoPosition) position;
        TilePlay situation = at.situation();
        List<Tile> tiles = new ArrayList<>(situation.bag());
        situation.table().tiles().forEach(laid -> tiles.add(laid.tile()));
        for (int seat = 0; seat < situation.seats(); seat++) {
            tiles.addAll(situation.player(seat).tiles());
        }
        tiles.sort(Comparator.comparing(Tile::name));
        assertThat(tiles).isEqualTo(Tile.all(at.setup().has("chameleon")));

        assertThat(at.setup().seats() * 8 + 1 + situation.bag().size())
                .as("tiles drawn")
                .isLessThanOrEqualTo(tiles.size());
        if (at.outcome().isEmpty()) {
            assertThat(at.toMove()).hasSize(1);
            assertThat(situation.mover().tiles().isEmpty()).isFalse();
            assertThat(at.moves()).isNotEmpty();
        }
        for (Seat seat : Seat.all(at.setup().seats())) {
            PlayerState hand = situation.player(seat.index());
            assertThat(hand.tiles()).containsAll(hand.shown());
            assertThat(hand.shown()).hasSizeLessThanOrEqualTo(1);
        }
    }
}
