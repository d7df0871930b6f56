package pbem.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Position;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.games.Catalogue;
import pbem.testkit.Table;

/** Programs win certain wins soon and lose certain losses late. */
@Tag("long")
class PacedEndTest {

    private static final int GAMES = 4;
    private static final Map<String, List<Position>> PLAYED = new ConcurrentHashMap<>();
    private static final int PLAYED_BY_A_PROGRAM = 400;

    private static List<Position> game(String board, int seed) {
        return PLAYED.computeIfAbsent(board + " by " + seed, key -> played(board, seed));
    }

    private static List<Position> played(String board, int seed) {
        String[] words = board.split(" ", 2);
        Random random = new Random(seed);
        List<Position> log = new ArrayList<>(List.of(
                Table.of(words[1]).start(Catalogue.games().named(words[0]).orElseThrow(), seed)));
        while (log.get(log.size() - 1).outcome().isEmpty()) {
            Position at = log.get(log.size() - 1);
            log.add(at.play(
                    isLong(at) && at.toMove().get(0).index() == 0
                            ? Engine.choose(Question.of(log, new Level(1), seed).looking(PLAYED_BY_A_PROGRAM))
                                    .orElseThrow()
                                    .move()
                            : at.moves().get(random.nextInt(at.moves().size()))));
        }
        return log;
    }

    /** Whether a win by chance alone would take too long. A program plays one seat of such a game. */
    private static boolean isLong(Position at) {
        return at.game().name().equals("chromatic-chess") || at.game().name().equals("cholone");
    }

    private static boolean wins(Position at, Move move) {
        return share(at.play(move), at.toMove().get(0)).equals(OptionalInt.of(1));
    }

    /** 1 won, 0 drawn, -1 lost; empty while the game goes on. */
    private static OptionalInt share(Position at, Seat seat) {
        return at.outcome().map(outcome -> OptionalInt.of(share(outcome, seat))).orElse(OptionalInt.empty());
    }

    private static int share(Outcome outcome, Seat seat) {
        return outcome.of(seat) == Result.LOST ? -1 : outcome.with(Result.WON).size() == 1 ? 1 : 0;
    }

    @ParameterizedTest
    @CsvSource({
        "chroma 2 -size=4, 20",
        "chroma 3 -size=4, 20",
        "kroma 2 -size=6, 20",
        "kroma 3 -size=6, 20",
        "chromatic-chess 2, 4"
    })
    void a_win_at_once_is_taken_at_every_level(String board, int games) {
        int asked = 0;
        for (int seed = 0; seed < games; seed++) {
            List<Position> log = game(board, seed);
            int last = log.size() - 1;
            List<Position> before = log.subList(0, last);
            Position at = log.get(last - 1);
            if (at.moves().stream().anyMatch(move -> wins(at, move))
                    && !at.moves().stream().allMatch(move -> wins(at, move))) {
                for (Level level : Level.all()) {
                    Advice advice = Engine.choose(
                                    Question.of(before, level, seed).looking(2_000))
                            .orElseThrow();
                    assertThat(wins(at, advice.move()))
                            .as("%s, game %d, level %d: %s", board, seed, level.number(), advice.move())
                            .isTrue();
                    assertThat(advice.certain()).isTrue();
                }
                asked++;
            }
        }
        assertThat(asked).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"chroma 2 -size=4, 20, 8, 20_000", "chroma 2 -size=5, 20, 8, 100_000", "kroma 2 -size=6, 5, 3, 60_000"})
    void among_certain_wins_the_shortest_and_among_certain_losses_the_longest_is_played(
            String board, int games, int plies, int positions) {
        int won = 0;
        int lost = 0;
        for (int seed = 0; seed < games; seed++) {
            List<Position> log = game(board, seed);
            for (int ply = Math.max(0, log.size() - plies); ply < log.size() - 1; ply++) {
                Distances distances = new Distances(3_000);
                Position at = log.get(ply);
                int expected = distances.of(at);
                if (distances.left > 0 && expected != 0) {
                    Advice advice = Engine.choose(Question.of(log.subList(0, ply + 1), new Level(3), seed)
                                    .looking(positions))
                            .orElseThrow();
                    assertThat(advice.certain()).isTrue();
                    assertThat(distances.seen(at, at.play(advice.move())))
                            .as("%s, game %d, ply %d: %s", board, seed, ply, advice.move())
                            .isEqualTo(expected);
                    won += expected > 0 ? 1 : 0;
                    lost += expected < 0 ? 1 : 0;
                }
            }
        }
        assertThat(won).isPositive();
        assertThat(lost).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"chroma 3 -size=4, 20", "kroma 3 -size=6, 8"})
    void certain_advice_for_three_players_names_a_sure_winner(String board, int games) {
        int certain = 0;
        for (int seed = 0; seed < games; seed++) {
            List<Position> log = game(board, seed);
            for (int ply = Math.max(0, log.size() - 5); ply < log.size() - 1; ply++) {
                Advice advice = Engine.choose(Question.of(log.subList(0, ply + 1), new Level(3), seed)
                                .looking(2_000))
                        .orElseThrow();
                if (advice.certain()) {
                    assertThat(advice.chances())
                            .as("%s, game %d, ply %d", board, seed, ply)
                            .contains(1.0);
                    certain++;
                }
            }
        }
        assertThat(certain).isPositive();
    }

    /** Whether a seat wins within that many moves of all players, whatever the others do. */
    private static boolean winsWithin(int moves, Position at, Seat seat) {
        if (at.outcome().isPresent()) {
            return share(at, seat).equals(OptionalInt.of(1));
        }
        if (moves == 0) {
            return false;
        }
        return at.toMove().contains(seat)
                ? at.moves().stream().anyMatch(move -> winsWithin(moves - 1, at.play(move), seat))
                : at.moves().stream().allMatch(move -> winsWithin(moves - 1, at.play(move), seat));
    }

    @ParameterizedTest
    @ValueSource(strings = {"cholone 2", "breakthrough 2 -size=6", "chromatic-chess 2"})
    void a_win_in_two_own_moves_is_not_put_off(String board) {
        int asked = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            List<Position> log = game(board, seed);
            for (int ply = Math.max(0, log.size() - 4); ply < log.size() - 1; ply++) {
                Position at = log.get(ply);
                Seat seat = at.toMove().get(0);
                if (winsWithin(3, at, seat)) {
                    Advice advice = Engine.choose(Question.of(log.subList(0, ply + 1), new Level(4), seed)
                                    .looking(100_000))
                            .orElseThrow();
                    assertThat(winsWithin(2, at.play(advice.move()), seat))
                            .as("%s, game %d, ply %d: %s", board, seed, ply, advice.move())
                            .isTrue();
                    asked++;
                }
            }
        }
        assertThat(asked).isPositive();
    }

    /**
     * The number of moves in which the player on turn wins (above 0) or loses (below 0), found by trying every move.
     */
    private static final class Distances {

        private final Map<Position, Integer> known = new HashMap<>();
        private int left;

        Distances(int most) {
            this.left = most;
        }

        int of(Position at) {
            Integer before = known.get(at);
            if (before != null) {
                return before;
            }
            if (--left <= 0) {
                return 0;
            }
            int best = at.moves().stream()
                    .mapToInt(move -> seen(at, at.play(move)))
                    .reduce((one, other) -> score(one) >= score(other) ? one : other)
                    .orElseThrow();
            known.put(at, best);
            return best;
        }

        int seen(Position at, Position next) {
            OptionalInt ended = share(next, at.toMove().get(0));
            int value = ended.isPresent() ? ended.getAsInt() : -of(next);
            return value + (ended.isPresent() ? 0 : Integer.signum(value));
        }

        private static int score(int distance) {
            return distance > 0 ? 1_000 - distance : distance < 0 ? -1_000 - distance : 0;
        }
    }
}
