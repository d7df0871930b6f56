package pbem.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Position;
import pbem.games.Catalogue;
import pbem.testkit.Table;

/** All levels but the strongest play a hasty move now and then, the weaker the more often. */
class SlipTest {

    private static final int SEEDS = 200;

    /** The weakest level plays nearly all moves in haste, so a few seeds show what it does. */
    private static final int SOME_SEEDS = 20;

    private static List<Position> after(String game, String... moves) {
        List<Position> log = new ArrayList<>(
                List.of(Table.of("2").start(Catalogue.games().named(game).orElseThrow(), 1)));
        for (String move : moves) {
            Position at = log.get(log.size() - 1);
            log.add(at.play(at.read(move).now()));
        }
        return log;
    }

    private static Stream<Advice> advices(Level level, List<Position> log) {
        return advices(level, log, SEEDS);
    }

    private static Stream<Advice> advices(Level level, List<Position> log, int seeds) {
        return LongStream.range(0, seeds)
                .mapToObj(seed -> Engine.choose(Question.of(log, level, seed)).orElseThrow());
    }

    @Test
    void the_weaker_a_level_the_more_often_it_slips_and_the_strongest_never() {
        Stream<List<Integer>> slips = Catalogue.games().all().stream()
                .flatMap(game -> game.strategy().stream())
                .map(strategy -> Level.all().stream()
                        .map(level -> strategy.slips(level.number()))
                        .toList());
        assertThat(slips).containsOnly(List.of(0, 0, 0, 0), List.of(95, 40, 10, 0));
    }

    @ParameterizedTest
    @CsvSource({"1, 180, 200", "2, 60, 100"})
    void a_slip_looks_at_each_move_once(int level, long least, long most) {
        List<Position> log = after("kalah");
        int moves = log.get(0).moves().size();
        assertThat(advices(new Level(level), log)
                        .filter(advice -> advice.positions() <= moves)
                        .count())
                .isBetween(least, most);
    }

    @Test
    void a_question_that_says_how_many_positions_is_answered_without_slips() {
        List<Position> log = after("kalah");
        for (long seed = 0; seed < 20; seed++) {
            assertThat(Engine.choose(Question.of(log, new Level(1), seed).looking(1_000)))
                    .isEqualTo(
                            Engine.choose(Question.of(log, new Level(4), seed).looking(1_000)));
        }
    }

    /** In Breakthrough the man on b7 goes through by taking either man. */
    @ParameterizedTest
    @CsvSource({
        "fourinarow, d e d e d e, d4",
        "gomoku, h8 g8 i8 a1 j8 c3 k8 e5, l8",
        "breakthrough, a2a3 h7h6 a3a4 h6h5 a4a5 h5h4 a5a6 h4h3 a6b7 h3g2, b7-a8 b7-c8"
    })
    void a_slip_leaves_no_win_at_once(String game, String moves, String wins) {
        assertThat(slips(game, moves)).isSubsetOf(wins.split(" "));
    }

    private static Position shogi(String placement) {
        return Table.of("2 -fen=" + placement)
                .start(Catalogue.games().named("shogi").orElseThrow(), 1);
    }

    private static boolean canWin(Position at) {
        return at.moves().stream().anyMatch(move -> at.play(move).outcome().isPresent());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void a_win_at_once_is_seen_among_more_moves_than_positions(int level) {
        Position won = shogi("4k4/9/4P4/9/9/9/9/9/4K4_b_RBGSNLP_1");
        assertThat(advices(new Level(level), List.of(won), SOME_SEEDS))
                .allSatisfy(
                        advice -> assertThat(won.play(advice.move()).outcome()).isPresent());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void a_loss_at_once_is_met_among_more_moves_than_positions(int level) {
        Position threatened = shogi("4k4/9/9/9/9/9/p8/1L7/K8_b_BGSNLPg_1");
        assertThat(advices(new Level(level), List.of(threatened), SOME_SEEDS)
                        .map(Advice::move)
                        .distinct())
                .noneMatch(move -> canWin(threatened.play(move)));
    }

    /** Black threatens mate on g2, and only to take the queen ends that: a king and a knight cannot mate. */
    @Test
    void a_loss_at_once_is_met_by_a_draw_if_nothing_else_helps() {
        Position threatened = Table.of("2 -fen=8/4N3/6q1/8/8/7k/8/7K_w")
                .start(Catalogue.games().named("chess").orElseThrow(), 1);
        assertThat(advices(new Level(1), List.of(threatened), SOME_SEEDS))
                .allSatisfy(advice -> assertThat(advice.move().notation()).isEqualTo("Nxg6"));
    }

    @ParameterizedTest
    @CsvSource({
        "fourinarow, d e d e a e, e4",
        "gomoku, a1 h8 g8 i8 c3 j8 e5 k8, l8",
        "breakthrough, a2a3 h7h6 a3a4 h6h5 a4a5 h5h4 a5a6 h4h3 a6b7, a8-b7 c8-b7"
    })
    void a_slip_allows_no_loss_at_once(String game, String moves, String answers) {
        assertThat(slips(game, moves)).isSubsetOf(answers.split(" "));
    }

    private static Set<String> slips(String game, String moves) {
        return advices(new Level(1), after(game, moves.split(" ")), SOME_SEEDS)
                .map(advice -> advice.move().notation())
                .collect(Collectors.toSet());
    }
}
