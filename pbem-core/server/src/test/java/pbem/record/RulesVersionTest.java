package pbem.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import pbem.game.Game;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.terms.Terms;
import pbem.testkit.pebbles.Pebbles;

/**
 * Boards are played to their end under the rules with which they began. The older rules are invented: under version 1 of
 * pebbles a heap had two pebbles, and it has seven under version 2.
 */
class RulesVersionTest {

    private static final Instant START = Instant.parse("2025-05-05T14:02:00Z");
    private static final Setup SETUP = new Setup(2, Map.of(), Seed.of(new byte[Seed.BYTES]));
    private static final Pebbles REAL = new Pebbles();
    private static final Game GAME = (Game) Proxy.newProxyInstance(
            Game.class.getClassLoader(), new Class<?>[] {Game.class}, (proxy, method, arguments) -> {
                if (method.getName().equals("rulesVersion")) {
                    return 2;
                }
                if (method.getName().equals("start") && arguments.length == 2) {
                    boolean old = arguments[1].equals(1);
                    return REAL.start(old ? new Setup(2, Map.of("heap", "2"), SETUP.seed()) : SETUP);
                }
                return method.invoke(REAL, arguments);
            });

    private static Board board(int rulesVersion) {
        List<Player> players = Seat.all(2).stream()
                .map(seat -> new Player(seat.number(), "player" + seat.number(), Player.State.ACTIVE))
                .toList();
        return new Board(101, GAME, rulesVersion, SETUP, Terms.STANDARD, players, START, Optional.empty());
    }

    private static GameRecord takesTwo(Board board) {
        Entry entry = new Entry(
                1,
                START,
                Actor.SERVER,
                Proof.TOKEN,
                OptionalLong.empty(),
                new Event.Moved(new Seat(1), "take2", "", false, false));
        return GameRecord.replay(board, List.of(entry));
    }

    @Test
    void aBoardOfTodayIsPlayedUnderTheRulesOfToday() {
        assertThat(takesTwo(board(2)).state()).isEqualTo(GameRecord.State.ACTIVE);
    }

    @Test
    void anOldOneIsReplayedAsItWasPlayed() {
        assertThat(takesTwo(board(1)).state()).isEqualTo(GameRecord.State.FINISHED);
    }

    @Test
    void rulesThatTheGameNeverHadAreAFaultOfTheRecord() {
        for (int version : new int[] {0, 3}) {
            assertThatThrownBy(() -> GameRecord.replay(board(version), List.of()))
                    .isInstanceOf(BrokenRecord.class)
                    .hasMessageContaining("pebbles has no rules of version " + version);
        }
    }
}
