package pbem.handler.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.store.Tables;
import pbem.testkit.ClubTest;
import pbem.testkit.Cup;
import pbem.testkit.EveryRefusal;

/** Each reason to refuse an offer or an answer, with its text. Board 101 is Pebbles between alice and bob. */
class OfferRefusalTest extends ClubTest {

    @BeforeEach
    void sitDown() {
        club.board("pebbles", "alice", "bob");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(OfferRefusal.class).hasItsTestIn(OfferRefusalTest.class);
    }

    private void refused(String user, String line, String reason) {
        assertThat(club.says(user, line).result()).isEqualTo("refused: " + reason);
    }

    @Test
    void open() {
        club.plays(101, "take1");
        club.says("alice", "undo 101");
        refused(
                "bob",
                "draw 101",
                "alice has asked to take a move back on board 101 already, and waits for your answer: \"accept\" or"
                        + " \"reject\". Only one offer can be open at a time.");
        refused(
                "alice",
                "draw 101",
                "You have asked to take a move back on board 101 already, and bob has not answered yet. Only one"
                        + " offer can be open at a time.");
    }

    @Test
    void drawTooSoon() {
        club.says("alice", "draw 101");
        club.says("bob", "reject 101");
        refused(
                "alice",
                "draw 101",
                "You have offered a draw on board 101 since your last move."
                        + " You can offer the next one after another move of yours.");
    }

    @Test
    void timeAskedBefore() {
        club.says("alice", "extend 101 3");
        refused(
                "alice",
                "draw 101",
                "You have asked for more time on board 101 already, and bob has not answered yet. Only one offer can"
                        + " be open at a time.");
        refused(
                "bob",
                "draw 101",
                "alice has asked for more time on board 101 already, and waits for your answer: \"accept\" or"
                        + " \"reject\". Only one offer can be open at a time.");
        club.says("bob", "reject 101");
        refused(
                "alice",
                "extend 101 2",
                "You have asked for more time on board 101 since your last move."
                        + " You can ask again after another move of yours.");
    }

    @Test
    void tooManyDays() {
        refused("alice", "extend 101 31", "You can ask for at most 30 more days at once: extend DAYS");
    }

    @Test
    void noDeadline() {
        club.says("alice", "pebbles challenge alice bob --forfeittime=3650");
        club.says("bob", "accept 1");
        refused("alice", "extend 102 3", "Nobody has a deadline on board 102.");
    }

    @Test
    void noTimeInTournament() {
        Cup.begin(club, "alice", "bob");
        refused(
                "alice",
                "extend 102 3",
                "Board 102 belongs to tournament 1, where others wait for its end. Ask the director for more time.");
    }

    @Test
    void noUndoInTournament() {
        Cup.begin(club, "alice", "bob");
        club.plays(102, "take1");
        String mover = club.record(102)
                .board()
                .player(club.record(102).plies().get(0).seat())
                .user();
        refused(mover, "undo 102", "Board 102 belongs to tournament 1, and no move can be taken back in a tournament.");
    }

    @Test
    void undoAskedBefore() {
        club.plays(101, "take1");
        club.says("alice", "undo 101");
        club.says("bob", "reject 101");
        refused(
                "alice",
                "undo 101",
                "You have asked before to take back this move on board 101, and the answer was no.");
    }

    @Test
    void nobodyToAgree() {
        club.board("pebbles", "alice");
        refused("alice", "draw 102", "Nobody else is in the game on board 102, so there is nobody to agree to a draw.");
    }

    @Test
    void wonAlready() {
        String reason = club.words().say(OfferRefusal.WON_ALREADY.of(101).phrase());
        assertThat(reason)
                .isEqualTo("A player who has left board 101 has won already, so there is no draw to agree on.");
    }

    @Test
    void agreeing() {
        int board = club.board("weiqi", "alice", "bob");
        List.of("pass", "pass", "none").forEach(move -> club.plays(board, move));
        String reason = "A proposal of how the game ends waits for its answer on board 102, so no draw can be agreed"
                + " on now.";
        refused("alice", "draw 102", reason);
        refused("bob", "draw 102", reason);
    }

    @Test
    void acceptWhich() {
        int board = club.board("weiqi", "alice", "bob");
        List.of("pass", "pass", "none").forEach(move -> club.plays(board, move));
        club.says("alice", "undo 102");
        refused(
                "bob",
                "accept 102",
                "On board 102 \"accept\" could mean the move or what alice has asked for."
                        + " Answer the request first: \"reject\". After that \"accept\" is the move.");
        club.says("bob", "reject 102");
        assertThat(club.says("bob", "accept 102").result()).isEqualTo("done: played accept on board 102");
    }

    @Test
    void nothingToUndo() {
        refused("alice", "undo 101", "No move has been played on board 101, so there is none to take back.");
    }

    @Test
    void cannotUndo() {
        String reason =
                club.words().say(OfferRefusal.cannotUndo(101, List.of("draw")).phrase());
        assertThat(reason)
                .isEqualTo("On board 101 draw cannot be taken back: it revealed what cannot be hidden again.");
    }

    @Test
    void noMoveOfYours() {
        club.plays(club.board("pebbles", "alice", "bob"), "take1");
        refused("bob", "undo 102", "You have made no move on board 102 that could be taken back.");
    }

    @Test
    void answeredAlready() {
        club.says("alice", "draw 101");
        refused(
                "alice",
                "accept 101",
                "You have agreed on board 101 already; bob has not answered yet. \"reject\" takes back your"
                        + " agreement.");
    }

    @Test
    void challengeOrBoard() {
        club.store().change(tx -> {
            Tables.setCounter(tx, "challenge", 100);
            return true;
        });
        club.says("carol", "pebbles challenge bob");
        club.says("alice", "draw 101");
        refused(
                "bob",
                "accept 101",
                "101 is the number of a challenge and of a board where something is offered."
                        + " Write \"accept challenge 101\" or \"accept board 101\".");
    }

    @Test
    void whichOne() {
        club.says("carol", "pebbles challenge bob");
        club.says("alice", "draw 101");
        refused(
                "bob",
                "reject",
                "Several things wait for your answer: board 101 and challenge 1."
                        + " Name one, such as: decline board 101");
    }
}
