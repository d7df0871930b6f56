package pbem.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.game.Seed;
import pbem.play.BoardAdministration;
import pbem.player.Player;
import pbem.player.Preference;
import pbem.player.Preferences;
import pbem.repository.robot.OutsideProgram;
import pbem.repository.robot.StuckBoard;
import pbem.store.Audit;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** Outside programs at our boards, and what happens where they give no move. */
class OutsideRobotsTest extends ClubTest {

    private static final RobotRules RULES = new RobotRules(
            true,
            false,
            5,
            true,
            true,
            RobotNames.STANDARD,
            Map.of("Stone", new OutsideProgram(Set.of("cholone", "chroma"), true, "")));

    private final List<Long> seeds = new ArrayList<>();
    private String answer = "a1";
    private RobotRules rules = RULES;

    @BeforeEach
    void theyPlayHere() {
        club.withRobots(RULES);
    }

    private MailResult think() {
        return club.robotsThink(rules, (name, record, seed, stop) -> {
            seeds.add(seed);
            if (answer.isEmpty()) {
                throw new OutsideFault(name + " said nothing");
            }
            return Optional.of(answer);
        });
    }

    private List<StuckBoard> stuck() {
        return club.changing(all -> all.robots().stuck());
    }

    @Test
    void aProgramFromOutsideIsChallengedAsAnybodyAndItsMoveIsTold() {
        MailResult challenge = club.says("alice", "chroma challenge stone alice -size=3");
        assertThat(challenge.to("alice")).containsExactly("board 101/0");
        assertThat(think().to("alice")).containsExactly("board 101/1");
        assertThat(club.moves(101)).containsExactly("a1");
        assertThat(club.says("alice", "players").to("alice"))
                .singleElement()
                .asString()
                .contains("Outside programs, which play only some games: Stone.");
    }

    @Test
    void anIllegalAnswerLosesNothing() {
        club.says("alice", "chroma challenge stone alice -size=3");
        answer = "z99";
        assertThat(think().results()).singleElement().asString().contains("gave no legal move: z99");
        assertThat(club.record(101).revision()).isZero();
        assertThat(stuck()).singleElement().satisfies(board -> {
            assertThat(board.board()).isEqualTo(101);
            assertThat(board.failures()).isEqualTo(1);
            assertThat(board.why()).contains("z99");
        });
        answer = "a1";
        club.later(Duration.ofMinutes(1));
        think();
        assertThat(club.moves(101)).containsExactly("a1");
        assertThat(stuck()).isEmpty();
    }

    @Test
    void oneThatGivesUpResignsWhereItMay() {
        club.prefers("alice", old -> old.with(Preference.ROBOTS, Preferences.Robots.RESIGN));
        club.says("alice", "chroma challenge stone alice -size=3");
        answer = OutsidePrograms.RESIGNS;
        think();
        assertThat(club.record(101).outcome()).isPresent();
        assertThat(club.moves(101)).isEmpty();
    }

    @Test
    void aRobotThatMayNotResignGetsAMove() {
        answer = OutsidePrograms.RESIGNS;
        club.says("alice", "chroma challenge stone alice -size=3");
        think();
        assertThat(club.moves(101)).hasSize(1);
        assertThat(club.record(101).outcome()).isEmpty();
        rules = new RobotRules(true, false, 5, false, true, RobotNames.STANDARD, rules.outside());
        club.prefers("bob", old -> old.with(Preference.ROBOTS, Preferences.Robots.RESIGN));
        club.says("bob", "chroma challenge stone bob -size=3");
        think();
        assertThat(club.moves(102)).hasSize(1);
        assertThat(stuck()).isEmpty();
    }

    @Test
    void thePausesGrowAndTheAdminCutsThemShort() {
        club.says("alice", "chroma challenge stone alice -size=3");
        answer = "";
        List<Long> pauses = new ArrayList<>();
        for (int failure = 0; failure < 12; failure++) {
            think();
            Instant again = stuck().get(0).again();
            pauses.add(Duration.between(club.now(), again).toMinutes());
            club.later(Duration.between(club.now(), again));
        }
        assertThat(pauses).containsExactly(1L, 2L, 4L, 8L, 16L, 32L, 64L, 128L, 256L, 360L, 360L, 360L);
        think();
        int boards = club.changing(all -> all.robots().retry(OptionalInt.of(102)));
        assertThat(boards).isZero();
        assertThat(think().results()).isEmpty();
        club.changing(all -> all.robots().retry(OptionalInt.empty()));
        answer = "b2";
        assertThat(think().results()).containsExactly("board 101");
        assertThat(club.moves(101)).containsExactly("b2");
    }

    @Test
    void othersPlayOnWhileARobotIsSilent() {
        club.says("alice", "chroma challenge stone alice -size=3");
        club.says("bob", "chroma challenge robot1 bob -size=3");
        answer = "";
        think();
        assertThat(club.moves(101)).isEmpty();
        assertThat(club.moves(102)).hasSize(1);
    }

    @Test
    void aBoardWithSecretsIsNeverShownToOneHoweverItCame() {
        club.changing(all -> new BoardAdministration(() -> Seed.of(new byte[Seed.BYTES]))
                .start(
                        all,
                        Club.GAMES.named("chromino").orElseThrow(),
                        List.of("Stone", "alice"),
                        Map.of("order", ""),
                        Map.of(),
                        club.now()));
        think();
        assertThat(seeds).isEmpty();
        assertThat(club.moves(101)).isEmpty();
        assertThat(stuck())
                .singleElement()
                .satisfies(board -> assertThat(board.why()).startsWith("chromino has chance and secrets"));
    }

    @Test
    void itsSeedIsNotThatOfTheBoardAndAnotherForEachMove() {
        club.says("alice", "chroma challenge stone alice -size=3");
        think();
        club.replies("alice", 101, 1, "b2");
        answer = "c3";
        think();
        assertThat(seeds).hasSize(2).doesNotHaveDuplicates();
        List<Long> own = club.changing(
                all -> all.robots().seeds(101).stream().map(used -> used.seed()).toList());
        assertThat(seeds).doesNotContainAnyElementsOf(own);
    }

    @Test
    void itAgreesToTakeAMoveBackWithoutBeingAsked() {
        club.says("alice", "chroma challenge stone alice -size=3");
        think();
        club.replies("alice", 101, 1, "b2");
        club.replies("alice", 101, 2, "undo");
        answer = "";
        think();
        assertThat(club.moves(101)).containsExactly("a1");
        assertThat(seeds).hasSize(1);
    }

    @Test
    void aRobotOutOfTheConfigurationBeginsNothing() {
        club.withRobots(RobotRules.STANDARD);
        assertThat(club.says("alice", "chroma challenge stone").result()).contains("begins no games on this server");
    }

    @Test
    void robotsAreCalledAsTheAdminWantsAndAPersonKeepsTheirName() {
        RobotRules named = new RobotRules(
                true, false, 5, true, true, RobotNames.of("alice easy - hard").orElseThrow(), Map.of());
        club.withRobots(named);
        club.withRobots(named);
        assertThat(club.says("bob", "players").to("bob"))
                .singleElement()
                .asString()
                .contains("alice-2, easy and hard");
        assertThat(club.player("alice").state()).isEqualTo(Player.State.ACTIVE);
        assertThat(club.says("bob", "chroma challenge easy").result()).startsWith("done: ");
        assertThat(club.says("bob", "chroma challenge robot3").result()).contains("begins no games on this server");
    }

    @Test
    void aRobotThatIsCalledOtherwiseIsSoOnItsBoardsToo() {
        club.says("alice", "chroma challenge robot3 -size=3");
        club.says("bob", "chroma challenge robot3 -size=3");
        club.says("bob", "resign 102");
        club.says("bob", "resign 102 yes");
        club.withRobots(new RobotRules(
                true, false, 5, true, true, RobotNames.of("easy - hard harder").orElseThrow(), Map.of()));
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }
}
