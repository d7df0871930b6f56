package pbem.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.game.Seed;
import pbem.play.BoardAdministration;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.Transactions;
import pbem.repository.robot.Robots;
import pbem.store.Tables;
import pbem.testkit.ClubTest;
import pbem.testkit.InterposedTransactions;
import pbem.testkit.MailResult;

class RobotPlayTest extends ClubTest {

    private static final RobotRules RULES = RobotRules.STANDARD;

    @BeforeEach
    void robotsPlayHere() {
        club.withRobots(RULES);
    }

    private MailResult think() {
        return club.robotsThink(RULES);
    }

    private int revision(int board) {
        return club.record(board).revision();
    }

    @Test
    void aChallengeOfARobotIsABoardAtOnce() {
        MailResult challenge = club.says("alice", "chroma challenge robot1 -size=3");
        assertThat(challenge.result()).isEqualTo("done: made challenge 1");
        assertThat(challenge.to("alice")).containsExactly("board 101/0");
        assertThat(challenge.to("robot1")).isEmpty();
    }

    @Test
    void aRobotAnswersAMoveAndTheMailShowsIt() {
        club.says("alice", "chroma challenge alice robot1 -size=3");
        club.replies("alice", 101, 0, "a1");
        MailResult thought = think();
        assertThat(thought.results()).containsExactly("board 101");
        assertThat(thought.to("alice")).containsExactly("board 101/2+1");
        assertThat(club.moves(101)).hasSize(2);
    }

    @Test
    void aMoveAndTheAnswerOfARobotAreOneMail() {
        club.says("alice", "chroma challenge alice robot1 -size=3");
        assertThat(club.replies("alice", 101, 0, "a1").to("alice")).containsExactly("board 101/1");
        assertThat(waiting()).containsExactly("101/0 now", "101/1 later");
        think();
        assertThat(waiting()).containsExactly("101/0 now", "101/2 now");
    }

    @Test
    void aReceiptWaitsAMinuteForARobotAndNoLonger() {
        club.says("alice", "chroma challenge alice robot1 -size=3");
        club.replies("alice", 101, 0, "a1");
        club.later(Duration.ofMinutes(1));
        assertThat(waiting()).containsExactly("101/0 now", "101/1 now");
        assertThat(think().to("alice")).containsExactly("board 101/2");
    }

    @Test
    void aReceiptOfWhichAPersonIsNextWaitsForNobody() {
        club.says("alice", "cholone challenge alice bob robot1");
        club.says("bob", "accept 1");
        club.plays(101, club.record(101).position().moves().get(0).notation());
        assertThat(waiting()).containsExactly("101/0 now", "101/1 now");
        club.plays(101, club.record(101).position().moves().get(0).notation());
        assertThat(waiting()).containsExactly("101/0 now", "101/1 now", "101/2 now");
    }

    @Test
    void aDigestReaderGetsTheReceiptAndTheAnswerAtOnce() {
        club.says("alice", "set digest daily");
        club.says("alice", "chroma challenge alice robot1 -size=3");
        club.replies("alice", 101, 0, "a1");
        assertThat(waiting()).contains("101/1 now");
        assertThat(think().to("alice")).isEmpty();
    }

    /** The mails about boards that wait for alice, and whether they are sent at once. */
    private List<String> waiting() {
        return club.store()
                .read(tx -> Tables.of(tx)
                        .createQuery(
                                "SELECT board || '/' || revision || CASE WHEN next_attempt_at > :now THEN ' later'"
                                        + " ELSE ' now' END FROM outbox WHERE player_id = :alice AND board IS NOT NULL ORDER BY id")
                        .bind("now", club.now().toEpochMilli())
                        .bind("alice", club.player("alice").id())
                        .mapTo(String.class)
                        .list());
    }

    @Test
    void aGameAgainstARobotComesToItsEnd() {
        club.says("alice", "pebbles challenge robot1");
        for (int turn = 0; turn < 100 && club.record(101).state() == GameRecord.State.ACTIVE; turn++) {
            think();
            GameRecord record = club.record(101);
            if (record.state() == GameRecord.State.ACTIVE) {
                club.replies(
                        "alice",
                        101,
                        record.revision(),
                        record.position().moves().get(0).notation());
            }
        }
        assertThat(club.record(101).state()).isNotEqualTo(GameRecord.State.ACTIVE);
    }

    @Test
    void robotsAndPeopleSitAtOneBoard() {
        club.says("alice", "cholone challenge alice bob robot1");
        assertThat(club.says("bob", "accept 1").result()).isEqualTo("done: accepted challenge 1");
        club.says("carol", "chromino challenge robot1 carol robot2");
        assertThat(think().results()).contains("board 102");
    }

    @Test
    void aRobotAgreesToTakeAMoveBack() {
        club.says("alice", "pebbles challenge alice robot1");
        String move = club.record(101).position().moves().get(0).notation();
        club.replies("alice", 101, 0, move);
        think();
        club.replies("alice", 101, revision(101), "undo");
        assertThat(club.record(101).offer()).isPresent();
        think();
        assertThat(club.record(101).offer()).isEmpty();
        assertThat(club.moves(101)).isEmpty();
    }

    @Test
    void aRobotThatLostSaysAtWhichMoveItKnew() {
        club.says("alice", "pebbles challenge alice robot3 -heap=17");
        assertThat(aliceWins(101))
                .containsPattern(" \\| robot3 says: \"Well played! You had me at move [13], take[1-3]\\.\"");
        assertThat(club.moves(101)).hasSize(9);
    }

    @Test
    void aRobotResignsWhatIsLostOnlyForAPlayerWhoWantsIt() {
        club.says("alice", "set robots resign");
        club.says("alice", "pebbles challenge alice robot3 -heap=17");
        assertThat(aliceWins(101))
                .containsPattern(" \\| robot3 says: \"Well played! You had me at move [13], take[1-3]\\.\"");
        assertThat(club.moves(101)).hasSizeLessThan(9);
    }

    @Test
    void aRobotThatWonSaysThankYouAndBoastsOfNothing() {
        club.says("alice", "pebbles challenge alice robot3");
        club.replies("alice", 101, 0, "resign");
        assertThat(club.said("alice")).contains(" | robot3 says: \"Thank you for the game!\"");
    }

    /** alice leaves a multiple of four each time; returns the mail of the end. */
    private String aliceWins(int board) {
        String move = "take1";
        while (club.record(board).state() == GameRecord.State.ACTIVE) {
            club.replies("alice", board, revision(board), move);
            think();
            List<String> moves = club.moves(board);
            move = "take" + (4 - Character.digit(moves.get(moves.size() - 1).charAt(4), 10));
        }
        return club.said("alice");
    }

    @Test
    void aRobotTakesNoDrawInTheOpening() {
        club.says("alice", "cholone challenge alice robot1");
        club.replies("alice", 101, 0, "draw");
        think();
        assertThat(club.record(101).offer()).isEmpty();
        assertThat(club.record(101).state()).isEqualTo(GameRecord.State.ACTIVE);
    }

    @Test
    void theTimeOfARobotDoesNotRunOut() {
        club.says("alice", "pebbles challenge robot1 alice");
        club.later(Duration.ofDays(400));
        assertThat(club.ticks().result()).startsWith("0 lapses");
        assertThat(club.record(101).state()).isEqualTo(GameRecord.State.ACTIVE);
    }

    @Test
    void nobodyIsToldOfADeadlineOfARobot() {
        club.says("alice", "pebbles challenge robot1 alice");
        assertThat(deadlines()).isEmpty();
        think();
        assertThat(deadlines()).hasSize(2);
    }

    /** The deadlines of board 101: that of its page, and that of the lists. */
    private List<Instant> deadlines() {
        Optional<Instant> told =
                club.changing(all -> all.clocks().of(club.record(101)).limit());
        Optional<Instant> listed = club.changing(
                all -> all.boards().list(BoardFilter.ALL, 0, 1).get(0).deadline());
        return Stream.concat(told.stream(), listed.stream()).toList();
    }

    @Test
    void nobodyWinsAgainstARobotByClaimingItsTime() {
        club.says("alice", "pebbles challenge robot1 alice --claim");
        club.later(Duration.ofDays(400));
        assertThat(club.says("alice", "claim 101").result()).startsWith("refused: ");
        assertThat(club.record(101).state()).isEqualTo(GameRecord.State.ACTIVE);
    }

    @Test
    void gamesUnderWayAreFinishedWhenRobotsAreTurnedOff() {
        club.says("alice", "pebbles challenge robot1 alice");
        RobotRules off = new RobotRules(false, false, 5, true, true, RobotNames.STANDARD, Map.of());
        club.withRobots(off);
        assertThat(club.robotsThink(off).results()).containsExactly("board 101");
        assertThat(club.moves(101)).hasSize(1);
    }

    @Test
    void seedsToldAtTheEndAreUselessWhenTheGameIsReopened() {
        club.says("alice", "pebbles challenge robot1 alice");
        think();
        club.replies("alice", 101, revision(101), "resign");
        List<Robots.UsedSeed> told = club.changing(all -> all.robots().seeds(101));
        int end = revision(101);
        club.changing(all -> new BoardAdministration(() -> Seed.of(new byte[Seed.BYTES]))
                .rollBack(all, 101, 1, "admin", "a mistake", club.now()));
        think();
        List<Robots.UsedSeed> after = club.changing(all -> all.robots().seeds(101));
        assertThat(after).hasSize(2);
        assertThat(after.get(0))
                .isEqualTo(new Robots.UsedSeed(OptionalInt.of(end), told.get(0).seed()));
        assertThat(after.get(1).until()).isEmpty();
        assertThat(after.get(1).seed()).isNotEqualTo(told.get(0).seed());
    }

    @Test
    void anUndoDuringAGameChangesNoSeed() {
        club.says("alice", "pebbles challenge robot1 alice");
        think();
        List<Robots.UsedSeed> before = club.changing(all -> all.robots().seeds(101));
        club.changing(all -> new BoardAdministration(() -> Seed.of(new byte[Seed.BYTES]))
                .rollBack(all, 101, 1, "admin", "a mistake", club.now()));
        think();
        List<Robots.UsedSeed> after = club.changing(all -> all.robots().seeds(101));
        assertThat(after).isEqualTo(before);
    }

    @Test
    void listsSayWhoIsAProgram() {
        club.says("alice", "pebbles challenge alice robot2");
        assertThat(club.says("bob", "games alice").to("bob"))
                .singleElement()
                .asString()
                .contains("robot2 is a program of this server.");
        assertThat(club.says("alice", "status").to("alice"))
                .singleElement()
                .asString()
                .contains("robot2 is a program of this server.");
    }

    @Test
    void aRobotTakesNoSeek() {
        club.says("alice", "pebbles seek 2");
        assertThat(think().results()).isEmpty();
    }

    @Test
    void aPlayerOfManyBoardsWaitsAsLongAsAPlayerOfOne() {
        IntStream.range(0, 4).forEach(board -> club.says("alice", "pebbles challenge robot1 alice"));
        club.later(Duration.ofMinutes(1));
        club.says("bob", "pebbles challenge robot1 bob");
        List<String> order = think().results();
        assertThat(order.indexOf("board 105")).isLessThan(2);
    }

    @Test
    void theBoardOfADeadWorkerGoesToAnother() {
        club.says("alice", "pebbles challenge robot1 alice");
        assertThat(claim(101)).isPresent();
        assertThat(think().results()).isEmpty();
        club.later(Duration.ofMinutes(5));
        assertThat(think().results()).containsExactly("board 101");
    }

    @Test
    void aWorkerTakesTheNextBoardIfAnotherWasFaster() {
        club.says("alice", "pebbles challenge robot1 alice");
        club.says("bob", "pebbles challenge bob robot1");
        club.says("carol", "pebbles challenge robot1 carol");
        assertThat(next()).contains(101);
        assertThat(claim(102)).as("a person is on turn").isEmpty();
        assertThat(claim(101)).isPresent();
        assertThat(claim(101)).as("somebody thinks about it").isEmpty();
        assertThat(next()).contains(103);
        assertThat(think().results()).containsExactly("board 103");
    }

    private Optional<Integer> next() {
        return club.changing(all -> all.robots().next(club.now()));
    }

    private Optional<Robots.Claimed> claim(int board) {
        Instant until = club.now().plus(Duration.ofMinutes(5));
        return club.changing(all -> all.robots().claim(board, "dead", club.now(), until, () -> 1));
    }

    @Test
    void aWorkerThatMeetsAFasterOneGoesOnWithTheNextBoard() {
        club.says("alice", "pebbles challenge robot1 alice");
        club.says("bob", "pebbles challenge robot1 bob");
        AtomicInteger reads = new AtomicInteger();
        Transactions meeting = InterposedTransactions.afterRead(club.store(), () -> {
            if (reads.getAndIncrement() == 0) {
                claim(101);
            }
        });
        RobotPlay play = new RobotPlay(meeting, RULES, OutsidePrograms.NONE, Clock.fixed(club.now(), ZoneOffset.UTC));
        assertThat(play.next("slower", () -> false))
                .hasValueSatisfying(done -> assertThat(done.board()).isEqualTo(102));
    }

    @Test
    void aLateMoveChangesNothing() {
        club.says("alice", "cholone challenge robot2 alice");
        RobotPlay play =
                new RobotPlay(club.store(), RULES, OutsidePrograms.NONE, Clock.fixed(club.now(), ZoneOffset.UTC));
        AtomicInteger asked = new AtomicInteger();
        play.next("slow", () -> {
            if (asked.getAndIncrement() == 0) {
                club.replies("alice", 101, 0, "resign");
            }
            return false;
        });
        assertThat(asked).hasPositiveValue();
        assertThat(club.record(101).outcome()).isPresent();
        assertThat(club.moves(101)).isEmpty();
    }

    @Test
    void stoppingARobotLosesNothing() {
        club.says("alice", "cholone challenge robot2 alice");
        RobotPlay play =
                new RobotPlay(club.store(), RULES, OutsidePrograms.NONE, Clock.fixed(club.now(), ZoneOffset.UTC));
        play.next("stopped", () -> true);
        assertThat(club.moves(101)).isEmpty();
        assertThat(think().results()).containsExactly("board 101");
        assertThat(club.moves(101)).hasSize(1);
    }

    @Test
    void nobodySignsUpAsARobotOrBecomesOne() {
        assertThat(club.says("alice", "change name robot1").result()).startsWith("refused: ");
        assertThat(club.mail("new@example.org", "signup robot7").result()).startsWith("refused: ");
        assertThat(club.player("robot1").state()).isEqualTo(Player.State.ROBOT);
    }

    @Test
    void boardsWithRobotsAreRatedOnlyIfTheAdminSaysSo() {
        club.says("alice", "chroma challenge alice robot1");
        boolean bot = club.changing(
                all -> all.players().membership(club.player("robot1")).bot());
        assertThat(bot).isTrue();
    }
}
