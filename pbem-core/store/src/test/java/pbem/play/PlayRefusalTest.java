package pbem.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.repository.PostedNotice;
import pbem.store.Tables;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;

/** One test for each reason to refuse a command about a board or a challenge, named after it. */
class PlayRefusalTest extends ClubTest {

    private String refused(String user, String line) {
        return refusal(club.says(user, line).result());
    }

    private static String refusal(String result) {
        assertThat(result).startsWith("refused: ");
        return result.substring("refused: ".length());
    }

    @Test
    void noSuchBoard() {
        assertThat(refused("alice", "move 101 c5,d5"))
                .isEqualTo("There is no board 101. The command \"list\" shows the games, \"list GAME\" the boards.");
        assertThat(refused("alice", "show 1234")).startsWith("There is no board 1234.");
    }

    @Test
    void gameMissing() {
        club.board("cholone", "alice", "bob");
        club.store().change(tx -> Tables.of(tx).execute("UPDATE board SET game = 'ludo' WHERE number = 101"));
        assertThat(refused("alice", "move 101 c5,d5"))
                .isEqualTo(
                        "Board 101 waits: its game, ludo, is not on this server now. No clock runs there, and nothing"
                                + " is lost.");
    }

    @Test
    void otherGame() {
        club.board("pebbles", "alice", "bob");
        assertThat(refused("alice", "cholone resign 101"))
                .isEqualTo("Board 101 is a board of pebbles, not of cholone.");
    }

    @Test
    void whichBoard() {
        assertThat(refused("alice", "resign")).isEqualTo("On which board? Reply to a board mail, or name its number.");
    }

    @Test
    void notPlaying() {
        club.board("cholone", "alice", "bob");
        assertThat(refused("carol", "move 101 c5,d5")).isEqualTo("You do not play on board 101; alice and bob do.");
    }

    @Test
    void boardClosed() {
        club.board("cholone", "alice", "bob");
        club.says("alice", "resign 101");
        assertThat(club.says("bob", "move 101 c5,d5").to("bob"))
                .containsExactly("refused: The game on board 101 is over: bob won: alice resigned." + " | shown 101/1");
    }

    @Test
    void notYourTurn() {
        club.board("cholone", "alice", "bob");
        assertThat(refused("bob", "move 101 c5,d5")).isEqualTo("It is not your turn on board 101; alice is to move.");
    }

    @Test
    void alreadyOut() {
        club.board("pebbles", "alice", "bob", "carol");
        club.says("bob", "resign 101");
        assertThat(refused("bob", "resign 101")).isEqualTo("You are no longer in the game on board 101.");
    }

    @Test
    void staleReply() {
        int board = club.board("cholone", "alice", "bob");
        club.plays(board, "c5,d5");
        assertThat(refusal(club.replies("alice", board, 0, "c4,d4").result()))
                .startsWith("Your reply \"c4,d4\" answers an earlier mail: board 101 has changed since.");
    }

    @Test
    void wrongMoveNumber() {
        club.board("cholone", "alice", "bob");
        assertThat(refused("alice", "move 101 c5,d5#12"))
                .isEqualTo("You gave \"12\" as the number of your move on board 101, but the next move is number 1."
                        + " Nothing was played.");
    }

    @Test
    void noSuchMove() {
        club.board("cholone", "alice", "bob");
        assertThat(refused("carol", "show 101#1")).isEqualTo("Board 101 has had no moves so far; there is no move 1.");
        club.plays(101, "c5,d5");
        assertThat(refused("carol", "show 101#2")).isEqualTo("Board 101 has had one move so far; there is no move 2.");
    }

    @Test
    void noSuchPlayer() {
        assertThat(refused("alice", "cholone challenge dave")).isEqualTo("Nobody here is called dave.");
    }

    @Test
    void namedTwice() {
        assertThat(refused("alice", "cholone challenge bob BOB")).isEqualTo("bob is named twice.");
    }

    @Test
    void nobodyChallenged() {
        assertThat(refused("alice", "cholone challenge"))
                .isEqualTo("Whom do you want to play? Write: cholone challenge USERID");
    }

    @Test
    void nothingToAnswer() {
        assertThat(refused("alice", "decline")).isEqualTo("No challenge waits for your answer.");
    }

    @Test
    void nothingOffered() {
        int board = club.board("cholone", "alice", "bob");
        assertThat(refusal(club.replies("alice", board, 0, "accept").result()))
                .isEqualTo("Nothing on board 101 waits for your answer."
                        + " To answer a challenge, reply to its mail or name its number.");
    }

    @Test
    void whichChallenge() {
        List.of("alice", "carol").forEach(user -> club.says(user, "cholone challenge bob"));
        assertThat(refused("bob", "accept"))
                .isEqualTo("Several challenges wait for your answer: 1 and 2. Name one, such as: accept 1");
        assertThat(refused("bob", "decline"))
                .isEqualTo("Several challenges wait for your answer: 1 and 2. Name one, such as: decline 1");
    }

    @Test
    void noSuchChallenge() {
        assertThat(refused("alice", "accept 3")).isEqualTo("There is no challenge 3 to you.");
    }

    @Test
    void challengeSettled() {
        club.says("alice", "cholone challenge bob");
        club.says("bob", "decline");
        assertThat(refused("bob", "accept 1")).isEqualTo("Challenge 1 is settled: it was declined.");
    }

    @Test
    void acceptedAlready() {
        club.says("alice", "pebbles challenge bob carol");
        assertThat(refused("alice", "accept 1"))
                .isEqualTo("You have accepted challenge 1 already. The game starts when all have.");
    }

    @Test
    void nothingAsked() {
        assertThat(club.words().say(PlayRefusal.NOTHING_ASKED.of("yes").phrase()))
                .isEqualTo("I read \"yes\", but I do not know which question it answers. Reply to the mail that asked"
                        + " you, or name what you mean, such as: accept 3");
    }

    @Test
    void nothingAskedOn() {
        club.board("cholone", "alice", "bob");
        assertThat(refusal(club.replies("alice", 101, 0, "yes").result()))
                .isEqualTo("I read \"yes\", and found no move in it. Nothing on board 101 waits for a yes or no from"
                        + " you. Nothing was done.");
    }

    @Test
    void acceptOrDecline() {
        club.says("alice", "cholone challenge bob");
        PostedNotice invitation = club.last("bob");
        assertThat(refusal(club.reply(invitation, "With whom?").result()))
                .isEqualTo("I read \"With whom?\". Reply with \"accept\" or \"decline\".");
    }

    @Test
    void badResult() {
        club.board("cholone", "alice", "bob");
        assertThat(refusal(club.admin((administration, repositories, now) ->
                                administration.adjudicate(repositories, 101, List.of("carol"), "root", "", now))
                        .result()))
                .isEqualTo("carol does not play on that board; alice and bob do.");
    }

    @Test
    void disclosed() {
        club.board("chromino", "alice", "bob");
        club.says("bob", "resign 101");
        assertThat(refusal(club.admin((administration, repositories, now) ->
                                administration.rollBack(repositories, 101, 0, "root", "", now))
                        .result()))
                .isEqualTo("Board 101 is closed and its seed has been published, so the game cannot go on.");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(PlayRefusal.class).hasItsTestIn(PlayRefusalTest.class);
    }
}
