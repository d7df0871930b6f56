package pbem.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import pbem.analysis.Analyst;
import pbem.analysis.Findings;
import pbem.analysis.GameAnalysis;
import pbem.analysis.Judgement;
import pbem.analysis.Sureness;
import pbem.analysis.TurningPoint;
import pbem.engine.Level;
import pbem.game.Seed;
import pbem.play.BoardAdministration;
import pbem.record.Board;
import pbem.record.GameRecord;
import pbem.repository.robot.Analyses;
import pbem.store.Tables;
import pbem.testkit.ClubTest;

/** Finished games analysed on request. */
class AnalysisWorkTest extends ClubTest {

    private static final Level LEVEL = new Level(1);

    private final List<Throwable> faults = new ArrayList<>();
    private OutsidePrograms programs = OutsidePrograms.NONE;

    private AnalysisWork work() {
        return new AnalysisWork(club.store(), programs, Clock.fixed(club.now(), ZoneOffset.UTC));
    }

    /** Does all analysis that waits; returns the number of its steps. */
    private int looks() {
        int looks = 0;
        for (Optional<AnalysisWork.Done> done = work().next("test", () -> false);
                done.isPresent();
                done = work().next("test", () -> false)) {
            done.get().fault().ifPresent(faults::add);
            looks++;
        }
        assertThat(faults).allMatch(OutsideFault.class::isInstance);
        return looks;
    }

    private void plays(int board, String... moves) {
        for (String move : moves) {
            GameRecord record = club.record(board);
            club.replies(record.board().player(record.toMove().get(0)).user(), board, record.revision(), move);
        }
    }

    /** A player who leaves four pebbles wins; alice leaves five, and bob takes one of them. */
    private int lost() {
        int board = club.board("pebbles", "alice", "bob");
        plays(board, "take2", "take1", "take1", "take3");
        assertThat(club.record(board).state()).isEqualTo(GameRecord.State.FINISHED);
        return board;
    }

    private Analyses.Key key(int board) {
        return new Analyses.Key(board, club.record(board).revision(), LEVEL);
    }

    private int waiting(String user) {
        return club.changing(all -> all.analyses().waiting(club.player(user)));
    }

    private Optional<Findings> found(int board) {
        return club.changing(all -> all.analyses().done(key(board)));
    }

    @Test
    void aGameThatWasLostByOneMoveSaysByWhich() {
        int board = lost();
        assertThat(club.says("alice", "analyse " + board + " 1").result())
                .startsWith("done: Board 101 will be analysed");
        looks();
        GameAnalysis analysis = new GameAnalysis(club.record(board), LEVEL);
        List<TurningPoint> turns = analysis.turns(found(board).orElseThrow());
        assertThat(turns).hasSize(1);
        TurningPoint turn = turns.get(0);
        assertThat(turn.move()).isEqualTo(1);
        assertThat(turn.played()).isEqualTo("take2");
        assertThat(turn.better()).isEqualTo("take3");
        assertThat(turn.before()).isEqualTo(1);
        assertThat(turn.after()).isZero();
        assertThat(turn.sureness()).isEqualTo(Sureness.PROVEN);
    }

    /** Judges that a player who leaves four pebbles wins; fails once its answers are used up. */
    private static final class Fish implements OutsidePrograms {

        private int answers;

        Fish(int answers) {
            this.answers = answers;
        }

        @Override
        public Optional<String> move(String name, GameRecord record, long seed, BooleanSupplier stop) {
            return Optional.empty();
        }

        @Override
        public Optional<String> judge(Board board) {
            return Optional.of("fish");
        }

        @Override
        public Optional<Judgement> judged(String name, GameRecord record, int times, BooleanSupplier stop)
                throws OutsideFault {
            if (answers-- <= 0) {
                throw new OutsideFault("fish ended");
            }
            boolean first = record.revision() == 0;
            return Optional.of(new Judgement(
                    first ? 0.9 : record.toMove().get(0).index() == 0 ? 0.1 : 0.9,
                    first ? "take3" : "take1",
                    List.of(first ? "take3" : "take1")));
        }
    }

    @Test
    void aProgramOfOthersLooksWhereThereIsOne() {
        programs = new Fish(99);
        int board = lost();
        club.says("alice", "analyse " + board + " 1");
        looks();
        Findings found = found(board).orElseThrow();
        assertThat(found.analyst().outside()).contains("fish");
        GameAnalysis analysis = new GameAnalysis(club.record(board), LEVEL);
        assertThat(analysis.curve(found)).startsWith(List.of(0.9, 0.1), List.of(0.1, 0.9));
        assertThat(analysis.turns(found))
                .extracting(TurningPoint::move, TurningPoint::better, TurningPoint::sureness)
                .containsExactly(tuple(1, "take3", Sureness.DOUBTFUL));
        assertThat(faults).isEmpty();
    }

    @Test
    void ourOwnLooksFromTheBeginningOnceAProgramOfOthersGivesNoAnswer() {
        int board = lost();
        club.says("alice", "analyse " + board + " 1");
        programs = new Fish(2);
        looks();
        Findings found = found(board).orElseThrow();
        assertThat(faults).hasSize(1);
        assertThat(found.analyst()).isEqualTo(Analyst.OURS);
        assertThat(new GameAnalysis(club.record(board), LEVEL).turns(found))
                .extracting(TurningPoint::sureness)
                .containsExactly(Sureness.PROVEN);
    }

    @Test
    void theCurveEndsWithTheResult() {
        int board = lost();
        club.says("alice", "analyse " + board + " 1");
        looks();
        GameAnalysis analysis = new GameAnalysis(club.record(board), LEVEL);
        List<List<Double>> curve = analysis.curve(found(board).orElseThrow());
        assertThat(curve).hasSize(5);
        assertThat(curve.get(0)).containsExactly(1.0, 0.0);
        assertThat(curve.get(4)).containsExactly(0.0, 1.0);
    }

    @Test
    void playersWhoAskedAreToldOnceAndThoseWhoAskLaterAtOnce() {
        int board = lost();
        club.says("alice", "analyse " + board + " 1");
        club.says("alice", "analyse " + board + " 1");
        looks();
        assertThat(waiting("alice")).isZero();
        assertThat(club.says("bob", "analyse " + board + " 1").to("bob"))
                .contains("analysis of board " + board + "/4 at level 1");
        assertThat(looks()).isZero();
    }

    @Test
    void aResultOfAnOlderMethodIsRepeatedOnRequest() {
        int board = lost();
        club.says("alice", "analyse " + board + " 1");
        looks();
        club.store().change(tx -> Tables.of(tx).execute("UPDATE analysis SET method = 1"));
        assertThat(found(board)).isEmpty();
        assertThat(looks()).isZero();
        assertThat(club.says("bob", "analyse " + board + " 1").result()).startsWith("done: Board 101 will be analysed");
        assertThat(looks()).isPositive();
        assertThat(found(board)).isPresent();
        assertThat(waiting("bob")).isZero();
    }

    @Test
    void anAnalysisOfAnOlderMethodStartsAgain() {
        int board = lost();
        club.says("alice", "analyse " + board + " 1");
        work().next("test", () -> false);
        club.store().change(tx -> Tables.of(tx).execute("UPDATE analysis SET method = 1"));
        Optional<Analyses.InHand> begun = club.changing(
                all -> all.analyses().claim("test", club.now(), club.now().plus(Duration.ofMinutes(5))));
        assertThat(begun.orElseThrow().found()).isEqualTo(Findings.NONE);
    }

    @Test
    void theAnalysisOfADeadWorkerGoesToAnotherWithItsResultsSoFar() {
        int board = lost();
        club.says("alice", "analyse " + board + " 1");
        assertThat(work().next("test", () -> false)).isPresent();
        Optional<Analyses.InHand> dead = club.changing(
                all -> all.analyses().claim("dead", club.now(), club.now().plus(Duration.ofMinutes(5))));
        assertThat(dead.orElseThrow().found().first()).hasSize(1);
        assertThat(looks()).isZero();
        club.changing(all -> {
            all.analyses().release("dead");
            return true;
        });
        assertThat(looks()).isPositive();
        assertThat(found(board)).isPresent();
    }

    @Test
    void stoppingItLosesNothing() {
        int board = lost();
        club.says("alice", "analyse " + board + " 1");
        assertThat(work().next("test", () -> true)).isPresent();
        looks();
        assertThat(found(board)).isPresent();
    }

    @Test
    void aReopenedGameIsNotAnalysedAnyMore() {
        int board = lost();
        club.says("alice", "analyse " + board + " 1");
        work().next("test", () -> false);
        club.changing(all -> new BoardAdministration(() -> Seed.of(new byte[Seed.BYTES]))
                .rollBack(all, board, 2, "admin", "a mistake", club.now()));
        looks();
        assertThat(waiting("alice")).isZero();
        assertThat(club.says("alice", "analyse " + board).result()).startsWith("refused: ");
    }

    @Test
    void aResignedGameIsAnalysedToo() {
        int board = club.board("chroma", Map.of(), "alice", "bob");
        plays(board, club.record(board).position().moves().get(0).notation());
        club.replies("bob", board, 1, "resign");
        club.says("bob", "analyse " + board + " 1");
        looks();
        GameAnalysis analysis = new GameAnalysis(club.record(board), LEVEL);
        assertThat(analysis.curve(found(board).orElseThrow())).hasSize(2);
    }

    @Test
    void aMoveWithHiddenHandsIsJudgedByTheKnowledgeOfItsPlayer() {
        int board = club.board("chromino", Map.of(), "alice", "bob", "carol");
        for (int i = 0; i < 3; i++) {
            plays(board, club.record(board).position().moves().get(0).notation());
        }
        GameRecord record = club.record(board);
        club.replies(record.board().player(record.toMove().get(0)).user(), board, record.revision(), "resign");
        record = club.record(board);
        club.replies(record.board().player(record.toMove().get(0)).user(), board, record.revision(), "resign");
        club.says("bob", "analyse " + board + " 1");
        looks();
        Findings found = found(board).orElseThrow();
        assertThat(found.first()).hasSize(3).allSatisfy(estimate -> {
            assertThat(estimate.chances()).hasSize(3);
            assertThat(estimate.played()).hasSize(3);
            assertThat(estimate.chances().stream()
                            .mapToDouble(Double::doubleValue)
                            .sum())
                    .isBetween(0.99, 1.01);
        });
    }
}
