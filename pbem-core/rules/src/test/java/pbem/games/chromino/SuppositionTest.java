package pbem.games.chromino;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Seed;

/** The positions from which a waiting player can think ahead. */
class SuppositionTest {

    private static final Seat FIRST = new Seat(1);
    private static final Seat SECOND = new Seat(2);

    private static final Position TABLE = PositionBuilder.of("2 -chameleon")
            .hand("BBG BBR YYY")
            .hand("GPP B*G")
            .bag("RYR YRY")
            .start();

    private static List<String> moves(Position position) {
        return position.moves().stream().map(Move::notation).toList();
    }

    @Test
    void aWaitingPlayerThinksOfTheirOwnTilesOnTheTableAsItIs() {
        Position supposed = TABLE.supposed(SECOND, SECOND).orElseThrow();

        assertThat(supposed.toMove()).containsExactly(SECOND);
        assertThat(moves(supposed)).contains("GPP 0,-1 E").allMatch(move -> move.matches("(GPP|PPG|B\\*G|G\\*B) .*"));
    }

    @Test
    void theOthersCouldPlayAnyUnseenTile() {
        assertThat(moves(TABLE.supposed(SECOND, FIRST).orElseThrow()))
                .containsAll(moves(TABLE))
                .hasSizeGreaterThan(3 * moves(TABLE).size())
                .noneMatch(move -> move.startsWith("GPP") || move.startsWith("B*G"));
    }

    @Test
    void everyPositionOfAGameAllowsThinkingOnFromPossibleMovesOfOthers() {
        Position position =
                new Chromino().start(3, Map.of(), Seed.of(new byte[Seed.BYTES])).match(start -> start, refused -> null);
        int thought = 0;
        while (position.outcome().isEmpty()) {
            Seat mover = position.toMove().get(0);
            for (Seat knower : Seat.all(3)) {
                Position supposed = position.supposed(knower, mover).orElseThrow();
                List<? extends Move> expected = supposed.moves();
                if (!expected.isEmpty()) {
                    supposed.play(expected.get(0)).supposed(knower, knower).ifPresent(Position::compose);
                    thought++;
                }
            }
            position = position.play(position.moves().get(0));
        }
        assertThat(thought).isGreaterThan(20);
    }

    @Test
    void aPlayerWhoIsOutOrPlaysInTheOpenSupposesNothing() {
        assertThat(TABLE.leave(SECOND).supposed(FIRST, FIRST)).isEmpty();
        assertThat(PositionBuilder.of("2 -open")
                        .hand("BBG BBR YYY")
                        .hand("GPP RRR")
                        .bag("RYR YRY")
                        .start()
                        .supposed(SECOND, FIRST))
                .isEmpty();
    }
}
