package pbem.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.terms.Terms;
import pbem.testkit.pebbles.Pebbles;

/** The work of a clock is one step for each move of a game. */
class BoardClockWalkTest {

    private static final Instant START = Instant.parse("2025-05-05T14:02:00Z");
    private static final int SEATS = 4;
    private static final List<PlayerDays> NOBODY_AWAY =
            Collections.nCopies(SEATS, new PlayerDays(List.of(), ZoneOffset.UTC));

    private int asked;

    @Test
    void each_position_of_the_log_is_asked_once_for_its_turn_with_any_number_of_seats() {
        GameRecord record = game(400);
        assertThat(record.positions()).hasSize(401);
        asked = 0;
        BoardClock clock = clock(record);
        assertThat(asked).isBetween(401, 401 + SEATS);
        assertThat(clock.seats()).extracting(SeatClock::used).containsOnly(Duration.ofHours(100));
        assertThat(clock.onTurn()).extracting(SeatClock::seat).containsExactly(Seat.at(0));
    }

    @Test
    void twice_the_moves_are_twice_the_work() {
        GameRecord half = game(200);
        GameRecord whole = game(400);
        asked = 0;
        clock(half);
        int askedOfHalf = asked;
        asked = 0;
        clock(whole);
        assertThat(asked).isLessThanOrEqualTo(2 * askedOfHalf);
    }

    @Test
    void after_the_next_move_it_goes_on_from_where_it_was() {
        GameRecord before = game(400);
        RunningClock clock = RunningClock.of(before, NOBODY_AWAY, List.of());
        GameRecord after = before.with(move(400));
        asked = 0;
        RunningClock next = clock.goneOn(after, NOBODY_AWAY, List.of());
        assertThat(asked).isOne();
        assertThat(next.clock(after)).isEqualTo(clock(after));
        assertThat(clock.clock(before)).as("the one before is as it was").isEqualTo(clock(before));
    }

    @Test
    void a_changed_log_or_pause_is_walked_through_anew() {
        GameRecord before = game(40);
        RunningClock clock = RunningClock.of(before, NOBODY_AWAY, List.of());
        GameRecord other = game(38).with(later(38, Duration.ofMinutes(5))).with(later(39, Duration.ofMinutes(9)));
        assertThat(clock.goneOn(other, NOBODY_AWAY, List.of()).clock(other)).isEqualTo(clock(other));
        GameRecord earlier = before.at(39);
        assertThat(clock.goneOn(earlier, NOBODY_AWAY, List.of()).clock(earlier)).isEqualTo(clock(earlier));
        List<Span> down = List.of(new Span(START, START.plus(Duration.ofMinutes(30))));
        GameRecord after = before.with(move(40));
        assertThat(clock.goneOn(after, NOBODY_AWAY, down).clock(after))
                .isEqualTo(RunningClock.of(after, NOBODY_AWAY, down).clock(after))
                .isNotEqualTo(clock(after));
    }

    private static BoardClock clock(GameRecord record) {
        return RunningClock.of(record, NOBODY_AWAY, List.of()).clock(record);
    }

    /** A game with a move each hour, by each seat in turn. */
    private GameRecord game(int plies) {
        List<Player> players = Seat.all(SEATS).stream()
                .map(seat -> new Player(seat.number(), "player" + seat.number(), Player.State.ACTIVE))
                .toList();
        Setup setup = new Setup(SEATS, Map.of("heap", "1000"), Seed.of(new byte[Seed.BYTES]));
        GameRecord record = GameRecord.replay(
                Board.begun(101, counting(Game.class, new Pebbles()), setup, Terms.STANDARD, players, START),
                List.of());
        for (int ply = 0; ply < plies; ply++) {
            record = record.with(move(ply));
        }
        return record;
    }

    private static Entry move(int ply) {
        return later(ply, Duration.ZERO);
    }

    private static Entry later(int ply, Duration more) {
        return new Entry(
                ply + 1,
                START.plus(Duration.ofHours(ply + 1)).plus(more),
                Actor.SERVER,
                Proof.TOKEN,
                OptionalLong.empty(),
                new Event.Moved(Seat.at(ply % SEATS), "take1", ""));
    }

    /** A proxy of a game or of a position, which counts the questions whose turn it is. */
    private <T> T counting(Class<T> type, T counted) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (self, method, args) -> {
            if (type == Position.class && method.getName().equals("toMove")) {
                asked++;
            }
            try {
                Object answer = method.invoke(counted, args);
                if (answer instanceof Act.Done<?> ready && ready.now() instanceof Position first) {
                    return Act.done(counting(Position.class, first));
                }
                return answer instanceof Position position ? counting(Position.class, position) : answer;
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }));
    }
}
