package pbem.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Example;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.games.Catalogue;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.terms.Terms;

/** The analysis of a game agrees with proofs, and with searches ten times as deep. */
class GameAnalysisTest {

    private static final Level LEVEL = new Level(1);
    private static final int PROOF = 1_000_000;
    private static final int DEEPER = 10;
    private static final double LOST = 0.1;

    private static Game game(String name) {
        return Catalogue.games().named(name).orElseThrow();
    }

    private static GameRecord begun(Position start) {
        List<Player> players = Seat.all(start.setup().seats()).stream()
                .map(seat -> new Player(seat.number(), "player" + seat.number(), Player.State.ACTIVE))
                .toList();
        return GameRecord.replay(
                Board.begun(101, start.game(), start.setup(), Terms.STANDARD, players, Instant.EPOCH), List.of());
    }

    private static GameRecord after(GameRecord record, Event event) {
        return record.with(List.of(new Entry(
                record.revision() + 1, Instant.EPOCH, Actor.SERVER, Proof.TOKEN, OptionalLong.empty(), event)));
    }

    private static GameRecord after(GameRecord record, Move move) {
        return after(record, new Event.Moved(record.toMove().get(0), move.notation(), "", false, false));
    }

    private static GameRecord random(String size, int seed) {
        Random random = new Random(seed);
        GameRecord record = begun(game("chroma")
                .start(2, Map.of("size", size), Seed.of(new byte[Seed.BYTES]))
                .now());
        while (record.outcome().isEmpty()) {
            List<? extends Move> moves = record.position().moves();
            record = after(record, moves.get(random.nextInt(moves.size())));
        }
        return record;
    }

    private static Findings found(GameAnalysis analysis) {
        Findings found = Findings.NONE;
        while (!analysis.isDone(found)) {
            found = analysis.next(found, () -> false).orElseThrow();
        }
        return found;
    }

    /** The proven share of the seat on turn after a move. */
    private static double worth(List<Position> before, String notation) {
        Position at = before.get(before.size() - 1);
        int seat = at.toMove().get(0).index();
        List<Position> log = new ArrayList<>(before);
        Position next = at.play(at.read(notation).now());
        log.add(next);
        return next.outcome()
                .map(outcome -> outcome.shares()[seat])
                .orElseGet(() -> Engine.prove(Question.of(log, LEVEL, 1).looking(PROOF))
                        .orElseThrow()
                        .chances()
                        .get(seat));
    }

    @ParameterizedTest
    @ValueSource(strings = {"3", "4", "5"})
    void sure_statements_about_a_solved_game_are_true(String size) {
        int told = 0;
        for (int seed = 0; seed < 5; seed++) {
            GameRecord record = random(size, seed);
            GameAnalysis analysis = new GameAnalysis(record, LEVEL);
            List<TurningPoint> turns = analysis.turns(found(analysis));
            assertThat(turns).hasSizeLessThanOrEqualTo(3);
            for (TurningPoint turn : turns) {
                if (turn.sureness() != Sureness.DOUBTFUL) {
                    List<Position> before = record.positions().subList(0, turn.revision() + 1);
                    assertThat(worth(before, turn.better()))
                            .as("game %d: %s", seed, turn)
                            .isGreaterThan(worth(before, turn.played()));
                    told++;
                }
            }
        }
        assertThat(told).isPositive();
    }

    @Test
    void from_where_on_all_is_lost_is_said_once_and_no_move_after_it_is_called_better() {
        int said = 0;
        for (int seed = 0; seed < 5; seed++) {
            GameRecord record = random("4", seed);
            GameAnalysis analysis = new GameAnalysis(record, LEVEL);
            Findings found = found(analysis);
            List<Phrase> remarks = analysis.remarks(found).stream()
                    .filter(remark -> remark.key().equals("analysis.decided"))
                    .toList();
            assertThat(remarks).hasSizeLessThanOrEqualTo(1);
            for (Phrase decided : remarks) {
                int from = (Integer) decided.args().get(0);
                assertThat(analysis.turns(found))
                        .allSatisfy(turn -> assertThat(turn.move()).isLessThan(from));
                assertThat(Engine.prove(Question.of(record.positions().subList(0, from), LEVEL, 1)
                                .looking(PROOF)))
                        .hasValueSatisfying(proof -> assertThat(proof.chance()).isIn(0.0, 1.0));
                said++;
            }
        }
        assertThat(said).isPositive();
    }

    @Test
    void moves_that_are_one_another_turned_or_mirrored_are_the_same_move() {
        Position start = game("chroma")
                .start(2, Map.of("size", "3"), Seed.of(new byte[Seed.BYTES]))
                .now();
        Question question = Question.of(List.of(start), LEVEL, 1);
        assertThat(Engine.areAlike(
                        question, start.read("a1").now(), start.read("c3").now()))
                .isTrue();
        assertThat(Engine.areAlike(
                        question, start.read("a1").now(), start.read("b1").now()))
                .isFalse();
        Position kroma = game("kroma")
                .start(2, Map.of("size", "6"), Seed.of(new byte[Seed.BYTES]))
                .now();
        assertThat(Engine.areAlike(
                        Question.of(List.of(kroma), LEVEL, 1),
                        kroma.read("B a1 b2").now(),
                        kroma.read("B f1 f2").now()))
                .isTrue();
    }

    @Test
    void a_player_who_resigns_an_even_game_is_named() {
        GameRecord record = begun(game("cholone")
                .start(2, Map.of(), Seed.of(new byte[Seed.BYTES]))
                .now());
        record = after(record, record.position().moves().get(0));
        record = after(record, new Event.Resigned(record.toMove().get(0), ""));
        GameAnalysis analysis = new GameAnalysis(record, LEVEL);
        List<Phrase> remarks = analysis.remarks(found(analysis));
        assertThat(remarks).extracting(Phrase::key).containsExactly("analysis.resigned");
        assertThat(remarks.get(0).args().subList(0, 2)).isEqualTo(List.of("player2", 1));
    }

    @Test
    void the_move_that_lost_a_won_game_for_good_is_among_the_turning_points() {
        int lost = 0;
        for (int seed = 0; seed < 5; seed++) {
            GameRecord record = random("3", seed);
            GameAnalysis analysis = new GameAnalysis(record, LEVEL);
            OptionalInt decisive = IntStream.rangeClosed(1, record.moves())
                    .filter(move -> {
                        List<Position> before = record.positions().subList(0, move);
                        return before.get(move - 1).moves().stream()
                                        .anyMatch(other -> worth(before, other.notation()) == 1)
                                && worth(before, record.plies().get(move - 1).notation()) == 0;
                    })
                    .max();
            if (decisive.isPresent()) {
                assertThat(analysis.turns(found(analysis)))
                        .as("game %d", seed)
                        .extracting(TurningPoint::move)
                        .contains(decisive.getAsInt());
                lost++;
            }
        }
        assertThat(lost).isPositive();
    }

    /** The second move costs much at first sight; at the closer look the better move has that chance. */
    private static Findings seenCloser(GameRecord record, double chance) {
        List<Position> positions = record.positions();
        String better = positions.get(1).moves().get(3).notation();
        Estimate first = new Estimate(List.of(0.5, 0.5), record.plies().get(0).notation(), List.of(), false, List.of());
        Estimate hasty = new Estimate(List.of(0.3, 0.7), better, List.of(), false, List.of(0.95, 0.05));
        Estimate closer = new Estimate(List.of(1 - chance, chance), better, List.of(), false, List.of(0.96, 0.04));
        return new Findings(List.of(first, hasty), List.of(new CloserLook(1, closer)), Analyst.OURS);
    }

    @Test
    void no_move_is_called_better_that_the_closer_look_shows_as_lost_too() {
        GameRecord record = begun(game("cholone")
                .start(2, Map.of(), Seed.of(new byte[Seed.BYTES]))
                .now());
        record = after(record, record.position().moves().get(0));
        record = after(record, record.position().moves().get(0));
        GameAnalysis analysis = new GameAnalysis(record, LEVEL);
        assertThat(analysis.turns(seenCloser(record, 0.06))).isEmpty();
        assertThat(analysis.remarks(seenCloser(record, 0.06)))
                .singleElement()
                .satisfies(remark -> assertThat(remark.key()).isEqualTo("analysis.both-lost"));
        assertThat(analysis.turns(seenCloser(record, 0.7))).hasSize(1);
        assertThat(analysis.remarks(seenCloser(record, 0.7))).isEmpty();
    }

    static Stream<String> examples() {
        return Catalogue.games().all().stream()
                .filter(game -> Example.of(game).isPresent())
                .map(Game::name);
    }

    @ParameterizedTest
    @Tag("long")
    @MethodSource("examples")
    void a_search_ten_times_as_deep_says_the_same_of_the_example_games(String name) {
        Example example = Example.of(game(name)).orElseThrow();
        GameRecord record = begun(example.start());
        for (Move move : example.moves()) {
            record = after(record, move);
        }
        GameAnalysis analysis = new GameAnalysis(record, LEVEL);
        List<TurningPoint> turns = analysis.turns(found(analysis));
        assertThat(turns).hasSizeLessThanOrEqualTo(3);
        for (TurningPoint turn : turns) {
            double better = deeper(record, turn, turn.better());
            double played = deeper(record, turn, turn.played());
            if (turn.sureness() == Sureness.PROVEN) {
                assertThat(better).as("%s", turn).isGreaterThan(played);
            } else {
                assertThat(better).as("%s", turn).isGreaterThan(LOST);
            }
        }
    }

    /** The player's chance after a move, by a look ten times as deep. */
    private static double deeper(GameRecord record, TurningPoint turn, String move) {
        List<Position> log = record.positions().subList(0, turn.revision() + 1);
        Question question = Question.of(log, LEVEL, 7);
        return Engine.judge(
                        question.looking(DEEPER * Engine.positions(question)),
                        log.get(log.size() - 1).read(move).now())
                .orElseThrow()
                .chances()
                .get(turn.seat().index());
    }
}
