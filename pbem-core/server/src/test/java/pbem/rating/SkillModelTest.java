package pbem.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The arithmetic itself; whole clubs are held against a recount in another language where they are stored. */
class SkillModelTest {

    private static final Skill NEW = Skill.START;

    private static Skill old(double mu) {
        return new Skill(mu, 0);
    }

    @Test
    void aFirstWinAndAFirstLossAreAsTheRecountSays() {
        List<Skill> after = SkillModel.after(List.of(NEW, NEW), List.of(1, 2));
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
        List<Skill> after = SkillModel.after(before, List.of(1, 2, 2, 4));
        List<Skill> expected = List.of(
                new Skill(28.664688353855084, 8.195095543188918),
                new Skill(29.73126212753999, 3.98173865496838),
                new Skill(20.076902497735485, 2.997188719862127),
                new Skill(25.818429435366735, 6.83027910579072));
        for (int seat = 0; seat < 4; seat++) {
            assertThat(after.get(seat).isNearly(expected.get(seat)))
                    .as(after + " at " + seat)
                    .isTrue();
        }
    }

    @Test
    void whoIsAsStrongAsTheOtherLosesNothingByADraw() {
        assertThat(SkillModel.after(List.of(NEW, NEW), List.of(1, 1)))
                .allSatisfy(skill -> assertThat(skill.rating()).isEqualTo(1500));
    }

    @Test
    void aWinNeverCostsPoints() {
        for (double mu = 0; mu <= 60; mu += 5) {
            List<Skill> after = SkillModel.after(List.of(new Skill(mu, 8), NEW), List.of(1, 2));
            assertThat(after.get(0).mu()).isGreaterThan(mu);
            assertThat(after.get(1).mu()).isLessThan(NEW.mu());
        }
    }

    @Test
    void twoHundredPointsAreThreeWinsOfFour() {
        double chance =
                SkillModel.chances(List.of(old(25 + 200.0 / 30), old(25))).get(0);
        assertThat(chance).isCloseTo(0.756, within(0.001));
    }

    @Test
    void chancesAddUpToOneWhateverTheNumbers() {
        List<Skill> players = List.of(new Skill(-400, 1), new Skill(900, 0.1), NEW, NEW);
        assertThat(SkillModel.chances(players).stream().mapToDouble(c -> c).sum())
                .isCloseTo(1, within(1e-12));
    }
}
