package pbem.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.games.Catalogue;

/** A server keeps thousands of positions of replayed games, so that reading a move must not make its position large. */
class ReadPositionsTest {

    private static final int KILOBYTES_EACH = 20;

    @Test
    void aPositionOfChessStaysSmallAfterItsMoveWasRead() {
        Random random = new Random(7);
        List<Position> kept = new ArrayList<>();
        long before = used();
        for (int game = 0; game < 20; game++) {
            Position at = Catalogue.games()
                    .named("chess")
                    .orElseThrow()
                    .startWith(2, Map.of(), Seed.of(new byte[Seed.BYTES]))
                    .now();
            for (int ply = 0; ply < 60 && at.outcome().isEmpty(); ply++) {
                kept.add(at);
                List<? extends Move> moves = at.moves();
                at = at.play(at.read(moves.get(random.nextInt(moves.size())).notation())
                        .now());
            }
        }
        assertThat(kept).hasSizeGreaterThan(500);
        assertThat((used() - before) / 1024 / kept.size())
                .as("kilobytes of each of %s positions", kept.size())
                .isLessThan(KILOBYTES_EACH);
    }

    private static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
