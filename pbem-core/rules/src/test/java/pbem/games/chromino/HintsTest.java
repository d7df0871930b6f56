package pbem.games.chromino;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Viewer;
import pbem.games.Catalogue;

/** Hints name the places where the tiles of a hand fit. */
class HintsTest {

    private static final Position TABLE = PositionBuilder.of("2 -chameleon")
            .hand("BBG BBR YYY")
            .hand("GPP B*G")
            .bag("RYR YRY")
            .start();

    private static List<String> hints(Position position, Viewer viewer) {
        return position.hints(viewer).stream()
                .map(Catalogue.games().phrasebook(Locale.ENGLISH)::say)
                .toList();
    }

    @Test
    void everyTileOfTheHandIsNamedWithAllPlacesWhereItFits() {
        assertThat(hints(TABLE, Viewer.of(new Seat(1))))
                .containsExactly(
                        "BBG fits in 2 ways: BBG -2,1 E and BBG -2,-1 E.",
                        "BBR fits nowhere now.",
                        "YYY fits nowhere now.");
    }

    @Test
    void waitingPlayersMayAskForHintsToo() {
        assertThat(hints(TABLE, Viewer.of(new Seat(2)))).hasSize(2).anyMatch(hint -> hint.startsWith("GPP fits in"));
    }

    @Test
    void aChameleonAsTheLastTileFitsNowhere() {
        Position last = PositionBuilder.after(TABLE, "BBG -2,1 E", "GPP 0,-1 E");
        assertThat(hints(last, Viewer.of(new Seat(2))))
                .containsExactly("B*G is a chameleon, and no chameleon may be laid as the last tile.");
    }

    @Test
    void opponentsGetNoHints() {
        assertThat(TABLE.hints(Viewer.PUBLIC)).isEmpty();
        assertThat(TABLE.leave(new Seat(2)).hints(Viewer.of(new Seat(1)))).isEmpty();
    }
}
