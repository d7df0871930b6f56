package pbem.games.narde;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import pbem.kit.race.RaceBoard;
import pbem.kit.race.RaceStanding;
import pbem.kit.race.RaceStep;
import pbem.kit.race.Roll;
import pbem.kit.race.RollPlay;
import pbem.testkit.EveryRefusal;
import pbem.testkit.RaceContract;

/** The rules of Long Narde. */
class NardeTest implements RaceContract {

    private static final String BEGIN = "24:15";

    /** The rolls of the other program, by number. */
    private static final String[] ROLLS = "12 13 14 15 16 23 24 25 26 34 35 36 45 46 56 11 22 33 44 55 66".split(" ");

    private static final int UNUSED = 24;

    @Override
    public Narde game() {
        return new Narde();
    }

    @Override
    public List<String> tables() {
        return List.of("2", "2 -match=3");
    }

    @Override
    public NardeScore ahead() {
        return new NardeScore(9, 6, 0, 1);
    }

    @Test
    void oneManLeavesTheHeadInATurn() {
        assertThat(plays(standing(BEGIN, BEGIN, 0, 6, 5))).containsExactly("24/13");
        assertThat(plays(standing("24:14 20:1", BEGIN, 0, 2, 1)))
                .contains("24/22 20/19")
                .doesNotContain("24/22 24/23");
    }

    @Test
    void threeDoublesOfAFirstTurnTakeTwoMenFromTheHead() {
        assertThat(plays(standing(BEGIN, BEGIN, 0, 6, 6))).containsExactly("24/18(2)");
        assertThat(plays(standing(BEGIN, BEGIN, 0, 4, 4))).containsExactly("24/16(2)");
        assertThat(plays(standing(BEGIN, BEGIN, 0, 3, 3))).containsExactly("24/18(2)", "24/21 24/15");
        assertThat(plays(standing(BEGIN, BEGIN, 0, 5, 5))).containsExactly("24/4");
        assertThat(plays(standing("24:14 20:1", BEGIN, 0, 6, 6))).containsExactly("24/18 20/2");
    }

    @Test
    void oneManBarsAPoint() {
        assertThat(plays(standing("13:1", "22:1 21:1", 0, 4, 3))).isEmpty();
        assertThat(plays(standing("13:1", "22:1", 0, 4, 3))).containsExactly("13/6");
    }

    private static final String FIVE_IN_A_ROW = "24:10 23:1 22:1 21:1 20:1 13:1";

    @Test
    void sixPointsInARowNeedAManOfTheOtherPlayerBeyondThem() {
        assertThat(plays(standing(FIVE_IN_A_ROW, BEGIN, 0, 5, 2)))
                .contains("24/22 13/8")
                .doesNotContain("24/19 13/11");
        assertThat(plays(standing(FIVE_IN_A_ROW, "24:14 7:1", 0, 5, 2))).doesNotContain("24/19 13/11");
        assertThat(plays(standing(FIVE_IN_A_ROW, "24:14 6:1", 0, 5, 2))).contains("24/19 13/11");
        assertThat(plays(standing(FIVE_IN_A_ROW, "24:14", 0, 5, 2))).contains("24/19 13/11");
    }

    /** Only the end of a turn counts: the man that is the sixth may go on. */
    @Test
    void sixPointsInARowMayStandDuringATurn() {
        assertThat(plays(standing(FIVE_IN_A_ROW, BEGIN, 0, 5, 4))).contains("24/15");
    }

    @Test
    void aWinAgainstAPlayerWhoHasBorneOffNothingCountsTwice() {
        assertThat(over("1:1", "6:15").times()).isEqualTo(2);
        assertThat(over("1:1", "6:14").times()).isEqualTo(1);
    }

    @Test
    void everyReasonIsTried() {
        EveryRefusal.of(NardeRefusal.class).hasItsTestIn(getClass());
        EveryRefusal.of(NardeRefusal.class).hasItsTextsIn(Narde.class, "# Refusals", "# Endings");
    }

    @Test
    void head() {
        assertThat(read(standing("24:14 20:1", BEGIN, 0, 2, 1), "24/22 24/23"))
                .startsWith("Only one man may leave the head, your point 24, in a turn");
    }

    @Test
    void wall() {
        assertThat(read(standing(FIVE_IN_A_ROW, BEGIN, 0, 5, 2), "24/19 13/11"))
                .startsWith("That would bar six points in a row while no man of the other player is past them");
    }

    @Test
    void aTurnThatLeavesOutADieIsNoWholeMove() {
        assertThat(read(standing("24:14 20:1", BEGIN, 0, 2, 1), "24/22"))
                .startsWith("That is not a whole move with 2-1");
    }

    /** A game of OpenSpiel, with the points from which a man could move next; see {@code foreign.py}. */
    @Test
    void aGameOfAnotherProgramIsPlayedByTheseRules() throws IOException {
        String[] words = foreign("history").get(0).split(" ");
        List<String> history = Arrays.asList(words).subList(1, words.length);
        Map<Integer, Set<Integer>> legal = new HashMap<>();
        for (String line : foreign("legal")) {
            String[] parts = line.split("[ :]+");
            Set<Integer> points = new TreeSet<>();
            Arrays.stream(parts).skip(2).map(Integer::valueOf).forEach(points::add);
            legal.put(Integer.valueOf(parts[1]), points);
        }
        RaceStanding now = standing(RaceStanding.Phase.MEN, Narde.START, 0, roll(history.get(0)), single());
        List<RaceStep> done = new ArrayList<>();
        for (int state = 1; state < history.size(); state++) {
            List<RaceStep> next = next(now, done);
            int number = Integer.parseInt(history.get(state));
            if (next.isEmpty() && number == UNUSED) {
                continue;
            }
            if (next.isEmpty()) {
                RaceBoard board = done.isEmpty() ? now.board() : ended(now, done);
                now = standing(RaceStanding.Phase.MEN, board, 1 - now.seat(), roll(history.get(state)), single());
                done.clear();
                continue;
            }
            int seat = now.seat();
            if (legal.containsKey(state)) {
                assertThat(next.stream().map(RaceStep::from).collect(Collectors.toSet()))
                        .as("state " + state)
                        .isEqualTo(legal.remove(state).stream()
                                .map(point -> place(seat, point))
                                .collect(Collectors.toSet()));
            }
            done.add(next.stream()
                    .filter(step -> step.from() == place(seat, number))
                    .max(Comparator.comparing(RaceStep::die))
                    .orElseThrow());
        }
        assertThat(legal).isEmpty();
        assertThat(ended(now, done).at(1, RaceBoard.OFF)).isEqualTo(RaceBoard.MEN);
    }

    private static Roll roll(String number) {
        String dice = ROLLS[Integer.parseInt(number)];
        return new Roll(dice.charAt(0) - '0', dice.charAt(1) - '0');
    }

    private static int place(int seat, int point) {
        return seat == 0 ? point + 1 : (point + 12) % 24 + 1;
    }

    /** The steps that can follow the steps done in this turn, in any order of the dice. */
    private static List<RaceStep> next(RaceStanding now, List<RaceStep> done) {
        return now.ways().stream()
                .map(turn -> left(turn, done))
                .flatMap(Optional::stream)
                .flatMap(List::stream)
                .filter(step -> men(now, done, step.from()) > 0)
                .toList();
    }

    private static long men(RaceStanding now, List<RaceStep> done, int place) {
        return now.board().at(now.seat(), place)
                - done.stream().filter(step -> step.from() == place).count()
                + done.stream().filter(step -> step.to() == place).count();
    }

    private static Optional<List<RaceStep>> left(RollPlay turn, List<RaceStep> done) {
        List<RaceStep> left = new ArrayList<>(turn.steps());
        return done.stream().allMatch(left::remove) ? Optional.of(left) : Optional.empty();
    }

    private static RaceBoard ended(RaceStanding now, List<RaceStep> done) {
        return now.ways().stream()
                .filter(turn -> left(turn, done).filter(List::isEmpty).isPresent())
                .findFirst()
                .orElseThrow()
                .board();
    }
}
