package pbem.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The arithmetic of skills. Tests of the store compare whole clubs with a recount in another language. */
class SkillModelTest {

    private static final Skill NEW = Skill.START;

    private static Skill old(double mu) {
        return new Skill(mu, 0);
    }

    private static List<Skill> after(List<Skill> before, List<Integer> places) {
        return SkillModel.after(before, places, (one, other) -> 1);
    }

    @Test
    void aFirstWinAndAFirstLossAreAsTheRecountSays() {
        List<Skill> after = after(List.of(NEW, NEW), List.of(1, 2));
        assertThat(after.get(0).isNearly(new Skill(27.635389493140497, 8.06590141354368)))
                .isTrue();
        assertThat(after.get(1).isNearly(new Skill(22.364610506859503, 8.06590141354368)))
                .isTrue();
        assertThat(after.get(0).rating()).isEqualTo(1579);
        assertThat(after.get(0).deviation()).isEqualTo(242);
    }

    @Test
    void fourSeatsWithASharedPlaceAreAsTheRecountSays() {
        List<Skill> before = List.of(NEW, new Skill(30, 4), new Skill(20, 3), new Skill(28, 7));
        List<Skill> after = after(before, List.of(1, 2, 2, 4));
        List<Skill> expected = List.of(
                new Skill(32.38327761193185, 7.743875980857289),
                new Skill(29.688481473917427, 3.9712986659297544),
                new Skill(20.236717911237477, 2.992033901811209),
                new Skill(22.45590236348861, 6.713085850369745));
        for (int seat = 0; seat < 4; seat++) {
            assertThat(after.get(seat).isNearly(expected.get(seat)))
                    .as(after + " at " + seat)
                    .isTrue();
        }
    }

    @Test
    void aDrawBetweenEquallyStrongPlayersChangesNothing() {
        assertThat(after(List.of(NEW, NEW), List.of(1, 1)))
                .allSatisfy(skill -> assertThat(skill.rating()).isEqualTo(1500));
    }

    @Test
    void aWinNeverCostsPoints() {
        for (double mu = 0; mu <= 60; mu += 5) {
            List<Skill> after = after(List.of(new Skill(mu, 8), NEW), List.of(1, 2));
            assertThat(after.get(0).mu()).isGreaterThan(mu);
            assertThat(after.get(1).mu()).isLessThan(NEW.mu());
        }
    }

    @Test
    void aWorsePlaceAmongTheSameOthersNeverPaysMore() {
        Random random = new Random(31);
        for (int result = 0; result < 20_000; result++) {
            int players = 2 + random.nextInt(5);
            List<Skill> before = new ArrayList<>();
            List<Double> order = new ArrayList<>();
            double[] weights = new double[players];
            for (int i = 0; i < players; i++) {
                before.add(new Skill(5 + 40 * random.nextDouble(), 1 + 7 * random.nextDouble()));
                order.add((double) random.nextInt(players));
                weights[i] = 1.0 / (1 + random.nextInt(3));
            }
            double shared = order.get(1 + random.nextInt(players - 1));
            double better = shared - random.nextInt(2) / 2.0;
            double worse = shared + random.nextInt(2) / 2.0;
            assertThat(first(before, order, better, weights).mu())
                    .as(before + " " + order + " " + better + " " + worse)
                    .isGreaterThanOrEqualTo(first(before, order, worse, weights).mu());
        }
    }

    /** The first player's skill after a game, if {@code own} is their place among the others. */
    private static Skill first(List<Skill> before, List<Double> others, double own, double[] weights) {
        List<Double> order = new ArrayList<>(others);
        order.set(0, own);
        List<Integer> places = order.stream()
                .map(place ->
                        1 + (int) order.stream().filter(other -> other < place).count())
                .toList();
        return SkillModel.after(before, places, (one, other) -> weights[one] * weights[other])
                .get(0);
    }

    @Test
    void twoHundredPointsAreThreeWinsOfFour() {
        double chance =
                SkillModel.chances(List.of(old(25 + 200.0 / 30), old(25))).get(0);
        assertThat(chance).isCloseTo(0.756, within(0.001));
    }

    @Test
    void chancesAddUpToOneForAllNumbers() {
        List<Skill> players = List.of(new Skill(-400, 1), new Skill(900, 0.1), NEW, NEW);
        assertThat(SkillModel.chances(players).stream().mapToDouble(c -> c).sum())
                .isCloseTo(1, within(1e-12));
    }
}
