package pbem.handler.invitation;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import pbem.game.Game;
import pbem.help.ClubTexts;
import pbem.repository.robot.OutsideProgram;
import pbem.request.SignupMode;
import pbem.request.SignupRules;
import pbem.robot.RobotNames;
import pbem.robot.RobotRules;
import pbem.terms.Origin;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;

/** One test for each reason to refuse a command about an invitation, named after it. */
class InvitationRefusalTest extends ClubTest {

    private String refused(String user, String line) {
        String result = club.says(user, line).result();
        assertThat(result).startsWith("refused: ");
        return result.substring("refused: ".length());
    }

    @Test
    void challengedYourself() {
        String reason = "You cannot challenge yourself. Whom do you want to play? Write: cholone challenge USERID";
        assertThat(refused("alice", "cholone challenge alice -bowl")).isEqualTo(reason);
        assertThat(refused("alice", "cholone challenge alice alice")).isEqualTo(reason);
        assertThat(refused("alice", "cholone challenge bob alice Alice")).isEqualTo(reason);
    }

    @Test
    void noCounter() {
        club.says("alice", "pebbles challenge bob");
        assertThat(refused("alice", "counter 1 --unrated"))
                .isEqualTo(
                        "Only a player who was asked in challenge 1 and has not answered can answer it with other terms.");
    }

    @Test
    void nothingOther() {
        club.says("alice", "pebbles challenge bob");
        assertThat(refused("bob", "counter"))
                .isEqualTo("Name the terms that you want to change, such as: counter --forfeittime=3");
    }

    @Test
    void counterForOthers() {
        club.says("alice", "pebbles challenge bob");
        assertThat(refused("bob", "counter 1 carol bob"))
                .isEqualTo("Other terms must be for the same people: alice and bob. Name all of them, in the order of"
                        + " their seats.");
    }

    @Test
    void noSeatToFill() {
        club.says("alice", "pebbles challenge bob");
        assertThat(refused("alice", "replace 1 carol"))
                .isEqualTo("Nobody has declined challenge 1, so there is no seat to fill.");
    }

    @Test
    void noNewcomers() {
        club.receives(new SignupRules(SignupMode.INVITE, 500, ClubTexts.NONE));
        assertThat(refused("alice", "cholone challenge anna@example.net")).startsWith("Nobody can sign up here");
    }

    @Test
    void noGameFinished() {
        assertThat(refused("alice", "cholone challenge anna@example.net"))
                .startsWith("You can invite friends by address once you have finished a game here.");
    }

    @Test
    void tooManyFriends() {
        club.board("pebbles", "alice", "bob");
        club.says("alice", "resign 101");
        assertThat(refused("alice", "tournament 1 invite anna@example.net")).startsWith("There is no tournament 1");
        club.says("alice", "pebbles challenge a@example.net b@example.net c@example.net");
        assertThat(refused("alice", "pebbles challenge d@example.net e@example.net f@example.net"))
                .startsWith("You can invite 5 friends by address within a day, and have invited 3.");
    }

    @Test
    void notWrittenTo() {
        club.board("pebbles", "alice", "bob");
        club.says("alice", "resign 101");
        club.says("bob", "cholone challenge anna@example.net");
        assertThat(refused("alice", "cholone challenge Anna+games@example.net"))
                .startsWith("We do not write to Anna+games@example.net now: an address gets one such mail in 30 days");
    }

    @Test
    void notAvailable() {
        club.says("bob", "block alice");
        assertThat(refused("alice", "cholone challenge bob"))
                .isEqualTo("bob does not accept this challenge at present.");
        club.says("carol", "limit reject");
        assertThat(refused("alice", "cholone challenge carol"))
                .isEqualTo("carol does not accept this challenge at present.");
    }

    @Test
    void robotsRest() {
        club.withRobots(new RobotRules(false, false, 5, true, true, RobotNames.STANDARD, Map.of()));
        assertThat(refused("alice", "cholone challenge robot1"))
                .isEqualTo("robot1, a program, begins no games on this server.");
    }

    @Test
    void enoughWithRobots() {
        club.withRobots(new RobotRules(true, false, 1, true, true, RobotNames.STANDARD, Map.of()));
        club.says("alice", "pebbles challenge robot1");
        assertThat(refused("alice", "cholone challenge robot2"))
                .isEqualTo("You play on one board with programs of this server, the most that one person can have."
                        + " Finish one first; you can challenge people as always.");
    }

    /** Lets the outside program stone play these games. */
    private void withStone(String... games) {
        club.withRobots(new RobotRules(
                true,
                false,
                5,
                true,
                true,
                RobotNames.STANDARD,
                Map.of("stone", new OutsideProgram(Set.of(games), true, ""))));
    }

    @Test
    void notForOutsiders() {
        withStone("cholone");
        assertThat(refused("alice", "chromino challenge stone"))
                .isEqualTo("stone is an outside program. Such programs are told nothing that is hidden or left to"
                        + " chance, so they do not play Chromino.");
    }

    @Test
    void robotPlaysOther() {
        withStone("cholone", "chroma");
        assertThat(refused("alice", "kroma challenge stone"))
                .isEqualTo("stone, an outside program, does not play Kroma. It plays: cholone and chroma.");
    }

    @Test
    void robotKnowsNoSuchBoard() {
        OutsideProgram pebble = new OutsideProgram(Set.of("clobber"), false, "skill=3");
        club.withRobots(new RobotRules(true, false, 5, true, true, RobotNames.STANDARD, Map.of("pebble", pebble)));
        assertThat(refused("alice", "clobber challenge pebble"))
                .isEqualTo("pebble, an outside program, does not know this kind of board. \"help clobber\" names the"
                        + " sizes of the game; try another.");
        assertThat(club.says("alice", "clobber challenge pebble -size=10x10").result())
                .startsWith("done: ");
        assertThat(club.says("alice", "players").to("alice"))
                .singleElement()
                .asString()
                .contains("Outside programs, which play only some games: pebble (skill=3).");
    }

    @Test
    void youBlocked() {
        club.says("alice", "block bob");
        assertThat(refused("alice", "cholone challenge bob"))
                .isEqualTo("You have blocked bob. If you want to play together after all, write first: unblock bob");
    }

    @Test
    void stillPlayed() {
        club.board("cholone", "alice", "bob");
        assertThat(refused("alice", "rematch 101"))
                .isEqualTo("The game on board 101 is not over. A rematch can follow when it is.");
    }

    @Test
    void otherTerms() {
        club.board("cholone", "alice", "bob");
        club.says("alice", "resign 101");
        assertThat(club.says("alice", "rematch 101 on other terms").result())
                .isEqualTo("asked: Nobody has been challenged yet: a rematch has the terms of board 101, but you name"
                        + " others. For the same terms, reply with only \"rematch\". For others, reply with"
                        + " this line and change its terms; the player named first begins:");
    }

    @Test
    void noSeatForYou() {
        club.says("bob", "block alice");
        club.says("bob", "pebbles seek 3");
        assertThat(refused("alice", "accept 1")).isEqualTo("Challenge 1 is not open to you.");
    }

    @Test
    void seekAlone() {
        assertThat(refused("alice", "pebbles seek 1"))
                .isEqualTo("A game needs somebody to play with. Write the number of players, including you: pebbles"
                        + " seek 2");
    }

    @Test
    void badStrength() {
        assertThat(refused("alice", "pebbles seek --rating=1700-1400"))
                .isEqualTo("\"1700-1400\" is not a range of ratings. Write the lower one first, such as: pebbles seek"
                        + " --rating=1400-1700");
        assertThat(refused("alice", "pebbles seek -rating=strong")).startsWith("\"strong\" is not a range of ratings.");
        assertThat(refused("alice", "pebbles seek --rating")).startsWith("\"\" is not a range of ratings.");
    }

    @Test
    void notSoStrong() {
        club.says("alice", "pebbles seek --rating=1600-1700");
        assertThat(refused("bob", "accept 1"))
                .isEqualTo("Challenge 1 is for ratings of 1600-1700, and yours in Pebbles is 1500.");
    }

    @Test
    void ownSeek() {
        club.says("alice", "pebbles seek");
        assertThat(refused("alice", "accept 1"))
                .isEqualTo("Challenge 1 is your own. The game starts when the others have taken their seats.");
    }

    @Test
    void tooManyOpen() {
        for (int i = 0; i < 20; i++) {
            club.says("alice", "pebbles challenge bob");
        }
        assertThat(refused("alice", "pebbles seek"))
                .isEqualTo("You have made 20 challenges that are still open. Withdraw one of them, or wait for the"
                        + " answers.");
    }

    @Test
    void nothingToWithdraw() {
        club.says("alice", "pebbles challenge bob");
        assertThat(refused("bob", "withdraw")).isEqualTo("You have made no challenge that is still open.");
    }

    @Test
    void severalOfYours() {
        club.says("alice", "pebbles challenge bob");
        club.says("alice", "pebbles seek");
        assertThat(refused("alice", "withdraw"))
                .isEqualTo("You have made several challenges: 1 and 2. Name one, such as: withdraw 1");
    }

    @Test
    void notYourChallenge() {
        club.says("alice", "pebbles challenge bob");
        assertThat(refused("bob", "withdraw 1"))
                .isEqualTo("You have made no challenge 1. To refuse one that was made to you, write \"decline\".");
        assertThat(refused("alice", "withdraw 7")).startsWith("You have made no challenge 7.");
    }

    @Test
    void badLimit() {
        assertThat(refused("alice", "limit some"))
                .isEqualTo("\"some\" is not a number of boards. Write a number, \"none\" for no limit, or \"reject\""
                        + " for no challenges at all.");
    }

    /** Board 101 with these players; the first to move takes one, the second leaves. */
    private void leftAfterOneMove(String... users) {
        club.board("pebbles", users);
        club.plays(101, "take1");
        club.says(users[1], "resign 101");
    }

    @Test
    void fromChance() {
        club.board("chromino", "alice", "bob");
        club.says("alice", "resign 101");
        assertThat(refused("alice", "chromino challenge bob -from=101/1"))
                .isEqualTo("Chance would be drawn again, so a game of Chromino cannot go on from a position of another"
                        + " board.");
    }

    @Test
    void fromOtherRules() {
        leftAfterOneMove("alice", "bob");
        Game pebbles = club.record(101).board().game();
        Game changed = (Game) Proxy.newProxyInstance(
                Game.class.getClassLoader(),
                new Class<?>[] {Game.class},
                (proxy, method, given) -> method.getName().equals("rulesVersion") ? 2 : method.invoke(pebbles, given));
        assertThat(EarlierMoves.of(club.record(101), new Origin(101, 1), changed, 2, Map.of())
                        .objection())
                .contains(InvitationRefusal.FROM_OTHER_RULES.of(101));
    }

    @Test
    void fromOtherSeats() {
        leftAfterOneMove("alice", "bob");
        assertThat(refused("alice", "pebbles challenge bob carol -from=101/1"))
                .isEqualTo("Board 101 had 2 players, and this would have 3. Challenge as many as played there.");
    }

    @Test
    void fromOtherOptions() {
        leftAfterOneMove("alice", "bob");
        assertThat(refused("alice", "pebbles challenge bob -heap=9 -from=101/1"))
                .isEqualTo("Board 101 had other options. Leave them out: a game that goes on from it has the same.");
    }

    @Test
    void fromUnfinished() {
        club.board("pebbles", "alice", "bob");
        club.plays(101, "take1");
        assertThat(refused("alice", "pebbles challenge bob -from=101/1"))
                .isEqualTo("Board 101 is not finished. A new game can go on from it once it has a result.");
        assertThat(refused("alice", "cholone challenge bob -from=101/1"))
                .isEqualTo("Board 101 is a board of pebbles, not of cholone.");
        assertThat(refused("alice", "pebbles challenge bob -from=109/1")).startsWith("There is no board 109");
    }

    @Test
    void fromNoSuchMove() {
        leftAfterOneMove("alice", "bob");
        assertThat(refused("alice", "pebbles challenge bob -from=101/2"))
                .isEqualTo("Board 101 has one move, and so no move 2.");
    }

    @Test
    void fromFewerPlayers() {
        leftAfterOneMove("alice", "bob", "carol");
        club.plays(101, "take1");
        club.says("alice", "resign 101");
        assertThat(refused("alice", "pebbles challenge bob carol -from=101/2"))
                .isEqualTo("Somebody had left board 101 before move 2. Name an earlier move.");
    }

    @Test
    void fromEnd() {
        club.board("pebbles", "alice", "bob");
        club.plays(101, "take3");
        club.plays(101, "take3");
        club.plays(101, "take1");
        assertThat(refused("alice", "pebbles challenge bob -from=101/3"))
                .isEqualTo("The game on board 101 was over after move 3. Name an earlier move.");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(InvitationRefusal.class).hasItsTestIn(InvitationRefusalTest.class);
    }
}
