package pbem.handler.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** Questions about what only the sender may see: they need proof, and only the sender gets the answer. */
class PrivateTest extends ClubTest {

    private int board;
    private long alice;
    private long bob;

    @BeforeEach
    void begin() {
        board = club.board("chromino", "alice", "bob");
        alice = club.player("alice").id();
        bob = club.player("bob").id();
    }

    private String shown(int number) {
        return "shown " + number + "/" + club.record(number).revision();
    }

    /** The viewers for whom the newest answer to a player shows its boards. */
    private List<Optional<Long>> eyes(String whom) {
        Notice.Reply reply = (Notice.Reply) club.last(whom).notice();
        return reply.answers().stream()
                .filter(Answer.Shown.class::isInstance)
                .map(answer -> ((Answer.Shown) answer).eyes())
                .toList();
    }

    @Test
    void aHintGoesOnlyToThePlayerWhoAsked() {
        MailResult handled = club.says("alice", "hint " + board);
        assertThat(handled.result()).isEqualTo("answered: sent hints for board " + board);
        assertThat(handled.notices())
                .containsExactly("alice: hints " + board + "/0 for " + alice + " | " + shown(board));
    }

    @Test
    void theMailThatIsAnsweredSaysWhichBoard() {
        assertThat(club.replies("bob", board, 0, "hint").to("bob"))
                .containsExactly("hints " + board + "/0 for " + bob + " | " + shown(board));
        assertThat(club.replies("bob", board, 0, "showas").to("bob")).containsExactly(shown(board));
        assertThat(eyes("bob")).containsExactly(Optional.of(bob));
    }

    @Test
    void neitherTheResultNorTheNoticeOfAHintNamesATile() {
        MailResult handled = club.says("alice", "hint " + board);
        assertThat(handled.results().toString() + handled.notices()).doesNotContainPattern("[BGPRY*]{3}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hint 101", "showas 101", "showas next", "chromino showas all"})
    void anUnprovenSenderIsAskedToConfirmAndSeesNothing(String line) {
        MailResult handled = club.mail("alice", line);
        assertThat(handled.result()).startsWith("held: ");
        assertThat(handled.notices()).singleElement().asString().startsWith("alice@example.net: confirm ");
        MailResult confirmed = club.reply(club.last("alice@example.net"), "yes");
        assertThat(confirmed.to("alice")).singleElement().asString().endsWith(shown(board));
        assertThat(confirmed.notices()).hasSize(1);
        assertThat(eyes("alice")).containsExactly(Optional.of(alice));
    }

    @ParameterizedTest
    @ValueSource(strings = {"hint 101", "showas 101"})
    void aStrangerIsToldToSignUp(String line) {
        MailResult handled = club.mail("eve@example.org", line);
        assertThat(handled.result()).startsWith("refused: Only players can do that");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hint 101", "showas 101"})
    void aPlayerOfAnotherBoardSeesNothing(String line) {
        MailResult handled = club.says("carol", line);
        assertThat(handled.result()).isEqualTo("refused: You do not play on board 101; alice and bob do.");
        assertThat(handled.notices()).noneMatch(notice -> notice.contains("shown"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"hint 7", "showas 7", "showas 101 7"})
    void thereIsNoSuchBoard(String line) {
        assertThat(club.says("alice", line).result()).startsWith("refused: There is no board 7");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hint", "showas"})
    void outsideAReplyTheBoardMustBeNamed(String line) {
        assertThat(club.says("alice", line).result()).startsWith("refused: On which board?");
    }

    @ParameterizedTest
    @ValueSource(strings = {"cholone hint 101", "cholone showas 101"})
    void theGameThatIsNamedMustBeTheOneThatIsPlayed(String line) {
        assertThat(club.says("alice", line).result()).startsWith("refused: Board 101 is a board of chromino");
    }

    @Test
    void severalBoardsAreShownInTheOrderAsked() {
        int second = club.board("chromino", "bob", "alice");
        assertThat(club.says("alice", "showas " + second + " " + board).to("alice"))
                .containsExactly(shown(second) + " | " + shown(board));
    }

    @Test
    void aSelectionMeansTheSendersOwnBoards() {
        int other = club.board("chromino", "bob", "carol");
        int closed = club.board("pebbles", "alice", "bob");
        club.says("bob", "resign " + closed);
        int pebbles = club.board("pebbles", "alice", "bob");
        assertThat(club.says("alice", "showas all").to("alice"))
                .containsExactly(shown(pebbles) + " | " + shown(closed) + " | " + shown(board));
        assertThat(club.says("alice", "showas active").to("alice"))
                .containsExactly(shown(pebbles) + " | " + shown(board));
        assertThat(club.says("alice", "chromino showas active").to("alice")).containsExactly(shown(board));
        assertThat(club.says("alice", "pebbles showas next").to("alice")).containsExactly(shown(pebbles));
        assertThat(club.says("carol", "showas all").to("carol")).containsExactly(shown(other));
    }

    @Test
    void noMailHoldsMoreThanTwentyBoards() {
        IntStream.range(0, 24).forEach(i -> club.board("pebbles", "alice", "bob"));
        String told = club.says("alice", "showas active").to("alice").get(0);
        assertThat(told.split("shown ", -1)).hasSize(21);
        assertThat(told).endsWith("These are the first 20 of 25 boards; ask for the others by their numbers.");
    }

    @Test
    void onAClosedBoardThereIsNothingToHintAt() {
        club.says("bob", "resign " + board);
        assertThat(club.says("alice", "hint " + board).result())
                .startsWith("refused: The game on board " + board + " is over");
    }

    @Test
    void aBoardThatAnybodyMayAskForIsShownAsAnybodySeesIt() {
        assertThat(club.says("alice", "show " + board).to("alice")).containsExactly(shown(board));
        assertThat(eyes("alice")).containsExactly(Optional.empty());
        assertThat(club.mail("eve@example.org", "show " + board).to("eve@example.org"))
                .containsExactly("shown " + board + "/0");
    }

    @Test
    void aRefusedMoveShowsThePlayersHand() {
        String mover = club.record(board)
                .board()
                .player(club.record(board).toMove().get(0))
                .user();
        assertThat(club.plays(board, "BBB 40,40 E").to(mover))
                .singleElement()
                .asString()
                .endsWith(" | " + shown(board));
        assertThat(eyes(mover)).containsExactly(Optional.of(club.player(mover).id()));
    }

    @Test
    void anEmptyReplyWithoutItsTokenIsAnsweredWithTheBoardAsEverybodySeesIt() {
        assertThat(club.replyWithoutToken("alice", club.last("alice"), "").to("alice@example.net"))
                .singleElement()
                .asString()
                .endsWith(shown(board));
        assertThat(eyes("alice@example.net")).containsExactly(Optional.empty());
    }
}
