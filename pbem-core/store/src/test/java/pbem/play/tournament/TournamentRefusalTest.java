package pbem.play.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import pbem.game.Act;
import pbem.player.Player;
import pbem.query.tournament.TournamentQueries;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.Cup;
import pbem.testkit.EveryRefusal;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEntry.Author;
import pbem.tournament.TournamentRules;

/** One test for each reason to refuse a command about a tournament, named after it. */
class TournamentRefusalTest extends ClubTest {

    private static TournamentOrder order(String kind, int size, String... more) {
        Map<String, String> settings = new HashMap<>(Map.of("size", Integer.toString(size), "start-when-full", ""));
        for (String setting : more) {
            settings.put(setting.split("=")[0], setting.split("=")[1]);
        }
        return new TournamentOrder(Club.GAMES.named("pebbles").orElseThrow(), kind, "Spring cup", Map.of(), settings);
    }

    private String ordered(TournamentOrder order) {
        return order.rules().match(rules -> "agreed", refusal -> club.words().say(refusal.phrase()));
    }

    /** Directed by carol. */
    private int announced(String kind, int size, String... more) {
        TournamentRules rules = order(kind, size, more).rules().now();
        return club.changing(repositories -> new TournamentAdministration(Club.GAMES, Club::seed)
                        .create(repositories, rules, List.of(club.player("carol")), club.now()))
                .number();
    }

    private String said(String user, String line) {
        return club.says(user, line).result().replaceFirst("^refused: ", "");
    }

    private void begun() {
        announced("round-robin", 2);
        club.says("alice", "join 1");
        club.says("bob", "join 1");
    }

    @Test
    void byeOfSwiss() {
        announced("ladder", 3);
        assertThat(said("alice", "tournament 1 bye 1"))
                .isEqualTo("Tournament 1 is not a Swiss: nobody can ask for a bye in it.");
    }

    @Test
    void hasBye() {
        announced("swiss", 8);
        club.says("alice", "join 1");
        assertThat(said("alice", "tournament 1 bye 2"))
                .isEqualTo("done: You have a bye in round 2 of tournament 1: half a point without a board.");
        assertThat(said("alice", "tournament 1 bye 3"))
                .isEqualTo("You have already asked for a bye in tournament 1, in round 2; each player may ask for"
                        + " only one.");
    }

    @Test
    void noByeInRound() {
        announced("swiss", 8, "rounds=2");
        club.says("alice", "join 1");
        assertThat(said("alice", "tournament 1 bye 3"))
                .isEqualTo("There is no bye to ask for in round 3 of tournament 1: rounds 1 to 2 are not paired yet.");
    }

    @Test
    void noByeAnyMore() {
        announced("swiss", 2);
        club.says("alice", "join 1");
        club.says("bob", "join 1");
        assertThat(said("alice", "tournament 1 bye 1"))
                .isEqualTo("All rounds of tournament 1 are paired: there is no bye to ask for any more.");
    }

    @Test
    void tooManyByes() {
        announced("swiss", 3);
        club.says("alice", "join 1");
        club.says("bob", "join 1");
        assertThat(said("alice", "tournament 1 bye 1")).startsWith("done: ");
        assertThat(said("bob", "tournament 1 bye 1"))
                .isEqualTo("Half of the players have asked for a bye in round 1 of tournament 1; the others must"
                        + " play.");
    }

    @Test
    void tooManyRounds() {
        assertThat(ordered(order("swiss", 8, "rounds=5")))
                .isEqualTo("A Swiss of 8 players has 4 rounds at most, so that no two players meet twice; 5 cannot be"
                        + " played. Let more players in (--size), or ask for fewer rounds.");
        assertThat(ordered(order("swiss", 10, "rounds=5"))).isEqualTo("agreed");
    }

    @Test
    void roundsOfSwiss() {
        assertThat(ordered(order("knock-out", 16, "rounds=5")))
                .isEqualTo("Only a Swiss has --rounds=N."
                        + " A tournament of the kind knock-out has as many rounds as its players need.");
    }

    @Test
    void noSuchTournament() {
        assertThat(said("alice", "join 7"))
                .isEqualTo("There is no tournament 7. The command \"tournaments\" lists them.");
        assertThat(said("alice", "tournament 7")).startsWith("There is no tournament 7.");
        assertThat(said("alice", "tournament 7 start")).startsWith("There is no tournament 7.");
    }

    @Test
    void joinedAlready() {
        announced("round-robin", 3);
        assertThat(said("alice", "join 1")).isEqualTo("done: You have entered tournament 1, Spring cup.");
        assertThat(said("alice", "join 1")).isEqualTo("You are in tournament 1 already.");
    }

    @Test
    void wasIn() {
        announced("ladder", 2);
        club.says("alice", "join 1");
        club.says("bob", "join 1");
        assertThat(said("alice", "leave 1"))
                .isEqualTo("done: You have left tournament 1; your open boards there are lost."
                        + " What you have played counts in the table.");
        assertThat(said("alice", "join 1")).isEqualTo("You are no longer in tournament 1, and cannot enter it again.");
    }

    @Test
    void notIn() {
        begun();
        club.join("dave");
        assertThat(said("carol", "tournament 1 forfeit dave rude")).isEqualTo("dave is not in tournament 1.");
    }

    private String reopened(int board) {
        return club.changing(
                        repositories -> TournamentCorrections.objectionToReopening(repositories, board, club.now()))
                .map(refusal -> club.words().say(refusal.phrase()))
                .orElse("goes on");
    }

    @Test
    void wouldEndAgain() {
        announced("round-robin", 3);
        club.join("dave");
        List.of("alice", "bob", "dave").forEach(user -> club.says(user, "join 1"));
        int lost = IntStream.rangeClosed(101, 103)
                .filter(board ->
                        club.record(board).board().seat(club.player("dave")).isPresent())
                .findFirst()
                .orElseThrow();
        club.says("dave", "resign " + lost);
        club.ticks();
        assertThat(reopened(lost)).isEqualTo("goes on");
        club.says("dave", "leave 1");
        assertThat(reopened(lost))
                .isEqualTo("Board " + lost
                        + " cannot go on: dave is out of tournament 1 and would lose the board again at once.");
    }

    @Test
    void noLongerCounts() {
        Cup.toTheFinal(club, "carol");
        club.changing(repositories -> new TournamentAdministration(Club.GAMES, Club::seed)
                .corrections()
                .repair(
                        repositories,
                        1,
                        Map.of(1, List.of(club.player("ellen"), club.player("bob"))),
                        Author.admin("root"),
                        "ill",
                        club.now()));
        assertThat(reopened(105))
                .isEqualTo("Board 105 no longer counts in tournament 1, because others were paired in its place."
                        + " It cannot go on.");
    }

    @Test
    void noReason() {
        begun();
        assertThat(said("carol", "tournament 1 forfeit bob"))
                .isEqualTo("The words to the people concerned are missing: tournament 1 forfeit bob WORDS");
        assertThat(said("carol", "tournament 1 end")).endsWith("tournament 1 end WORDS");
        assertThat(said("carol", "tournament 1 say")).endsWith("tournament 1 say WORDS");
        assertThat(said("carol", "tournament 1 adjudicate 101 alice"))
                .startsWith("The reason is missing; the people concerned read it.");
        assertThat(said("carol", "tournament 1 pause rain")).startsWith("done: ");
        assertThat(said("carol", "tournament 1 resume")).startsWith("done: ");
    }

    @Test
    void youAreNotIn() {
        announced("round-robin", 3);
        assertThat(said("alice", "leave 1")).isEqualTo("You are not in tournament 1.");
    }

    @Test
    void full() {
        announced("ladder", 2);
        club.says("alice", "join 1");
        club.says("bob", "join 1");
        assertThat(said("carol", "join 1")).isEqualTo("Tournament 1 is full: all 2 places are taken.");
    }

    @Test
    void begunAlready() {
        begun();
        assertThat(said("carol", "join 1")).isEqualTo("Tournament 1 has begun.");
        assertThat(said("carol", "tournament 1 start")).isEqualTo("Tournament 1 has begun.");
        assertThat(said("carol", "tournament 1 void too late")).isEqualTo("Tournament 1 has begun.");
    }

    @Test
    void notBegun() {
        announced("round-robin", 3);
        assertThat(said("carol", "tournament 1 pause rain")).isEqualTo("Tournament 1 has not begun yet.");
    }

    @Test
    void over() {
        begun();
        club.says("carol", "tournament 1 end enough");
        assertThat(said("carol", "join 1")).isEqualTo("Tournament 1 is over.");
    }

    @Test
    void isPaused() {
        announced("ladder", 2);
        club.says("alice", "join 1");
        club.says("bob", "join 1");
        club.says("carol", "tournament 1 pause rain");
        assertThat(said("bob", "tournament 1 challenge alice")).isEqualTo("Tournament 1 is paused.");
    }

    @Test
    void notPaused() {
        begun();
        assertThat(said("carol", "tournament 1 resume")).isEqualTo("Tournament 1 is not paused.");
    }

    @Test
    void tooFew() {
        announced("round-robin", 3);
        club.says("alice", "join 1");
        assertThat(said("carol", "tournament 1 start"))
                .isEqualTo("Tournament 1 cannot begin: one player has entered, and it needs 2.");
    }

    /** Tournament 1 is over for alice, who never moved. */
    private void aliceIsTakenOut() {
        begun();
        club.later(Duration.ofDays(7).plusMinutes(1));
        club.ticks();
    }

    @Test
    void banned() {
        aliceIsTakenOut();
        announced("round-robin", 2);
        assertThat(said("alice", "join 2")).startsWith("You were taken out of a tournament because you never moved.");
    }

    @Test
    void inAlready() {
        begun();
        assertThat(said("carol", "tournament 1 replace alice bob ill"))
                .isEqualTo("bob is in tournament 1 already, or was, and cannot take another place there.");
    }

    @Test
    void notAdmitted() {
        aliceIsTakenOut();
        announced("round-robin", 2);
        club.join("dave");
        club.says("bob", "join 2");
        club.says("dave", "join 2");
        assertThat(said("carol", "tournament 2 replace bob alice ill"))
                .startsWith("alice could not enter tournament 2 and so cannot take a place there:");
    }

    @Test
    void outsideRating() {
        announced("round-robin", 3, "rating=1600-1800");
        assertThat(said("alice", "join 1"))
                .isEqualTo("Tournament 1 is for ratings from 1600 to 1800 in Pebbles, and yours is 1500."
                        + " A provisional rating counts as it is shown; a player without one has 1500.");
    }

    @Test
    void incomplete() {
        isDirector("alice");
        for (String line : List.of("swiss", "swiss --size=8", "swiss Autumn cup", "")) {
            assertThat(said("alice", "tournament create pebbles " + line))
                    .startsWith("A tournament needs a game, a kind, a name and a size:");
        }
        assertThat(ordered(order("", 4))).startsWith("A tournament needs a game, a kind, a name and a size:");
    }

    @Test
    void unknownSetting() {
        assertThat(ordered(order("swiss", 4, "colour=red"))).startsWith("Tournaments have no --colour. They have ");
    }

    @Test
    void badSetting() {
        assertThat(ordered(order("swiss", 4, "rating=strong")))
                .isEqualTo("--rating cannot be \"strong\". It is written: --rating=MIN-MAX");
        assertThat(ordered(order("swiss", 4, "rating=1700-1400"))).startsWith("--rating cannot be");
        assertThat(ordered(order("swiss", 4, "entry-until=soon")))
                .isEqualTo("--entry-until cannot be \"soon\". It is written: --entry-until=2027-07-10");
        assertThat(ordered(order("swiss", 4, "reopen=yes"))).startsWith("--reopen cannot be");
    }

    private void isDirector(String user) {
        club.changing(repositories -> {
            repositories.players().markDirector(club.player(user), true);
            return true;
        });
    }

    @Test
    void notADirector() {
        assertThat(said("alice", "tournament create pebbles swiss \"Autumn cup\" --size=8"))
                .isEqualTo(
                        "Only directors announce tournaments for everybody. For people whom you invite, add --private."
                                + " To become a director, ask: feedback I would like to direct tournaments");
    }

    private void aliceAndBobHavePlayed() {
        club.board("pebbles", "alice", "bob");
        club.says("alice", "resign 101");
    }

    @Test
    void noHost() {
        assertThat(said("alice", "tournament create pebbles round-robin Friends --size=3 --private"))
                .startsWith("You can begin a tournament for guests once you have finished a game here");
    }

    @Test
    void aDirectorMayBeAHostWithoutAGame() {
        isDirector("alice");
        assertThat(said("alice", "tournament create pebbles round-robin Friends --size=3 --private"))
                .startsWith("done: You direct tournament 1, Friends.");
    }

    @Test
    void tooManyGuests() {
        aliceAndBobHavePlayed();
        assertThat(said("alice", "tournament create pebbles round-robin Friends --size=17 --private"))
                .startsWith("A tournament for guests has 16 places at most.");
    }

    @Test
    void forGuests() {
        aliceAndBobHavePlayed();
        club.says("alice", "tournament create pebbles round-robin Friends --size=3 --start-when-full --private");
        assertThat(said("carol", "join 1"))
                .isEqualTo("Tournament 1 is only for invited players. Its director can invite you.");
        assertThat(club.says("carol", "tournaments").to("carol").get(0)).doesNotContain("Friends");
        assertThat(club.says("alice", "tournament 1 invite carol bob")
                        .to("carol")
                        .get(0))
                .contains("alice invites you to tournament 1, Friends.", "accept, you are in")
                .doesNotContain("join 1");
        club.says("carol", "join 1");
        club.says("bob", "join 1");
        assertThat(said("alice", "join 1")).startsWith("done: You have entered tournament 1");
    }

    @Test
    void guestsOnce() {
        aliceAndBobHavePlayed();
        assertThat(said("alice", "tournament create pebbles round-robin Friends --size=3 --reopen --private"))
                .isEqualTo("Another tournament like it would be for everybody, and this one is for your guests."
                        + " Leave out --reopen.");
    }

    @Test
    void guestsSayYes() {
        aliceAndBobHavePlayed();
        club.says("alice", "tournament create pebbles round-robin Friends --size=2 --start-when-full --private");
        club.says("alice", "tournament 1 invite carol bob");
        club.says("carol", "join 1");
        club.says("bob", "join 1");
        club.join("dave");
        assertThat(said("alice", "tournament 1 replace carol dave ill"))
                .isEqualTo("Nobody can be replaced in tournament 1: it is only for players who accepted an"
                        + " invitation.");
        assertThat(club.record(102).board().terms().rated()).isFalse();
        TournamentQueries pages = new TournamentQueries(club.store());
        assertThat(pages.of("carol", 9)).isEmpty();
    }

    @Test
    void tooManyOpen() {
        isDirector("alice");
        for (int i = 0; i < TournamentAdministration.MOST_OPEN; i++) {
            assertThat(said("alice", "tournament create pebbles swiss Autumn cup --size=8"))
                    .startsWith("done: Tournament " + (i + 1) + ", Autumn cup, is announced");
        }
        assertThat(said("alice", "tournament create pebbles swiss Autumn cup --size=8"))
                .startsWith("10 of your tournaments wait for players already.");
        assertThat(said("alice", "tournament 3 void too many")).startsWith("done: ");
        assertThat(said("alice", "tournament create pebbles swiss Autumn cup --size=8"))
                .startsWith("done: ");
    }

    @Test
    void notDirector() {
        begun();
        assertThat(said("alice", "tournament 1 end bored"))
                .isEqualTo("Only the directors of tournament 1 can do that.");
    }

    @Test
    void ownTournament() {
        announced("round-robin", 3);
        club.says("alice", "join 1");
        club.says("bob", "join 1");
        club.says("carol", "join 1");
        int others = IntStream.rangeClosed(101, 103)
                .filter(board ->
                        club.record(board).board().seat(club.player("carol")).isEmpty())
                .findFirst()
                .orElseThrow();
        for (String deed : List.of(
                "adjudicate " + others + " alice\n\nBob is ill.",
                "extend 5 snow",
                "forfeit carol rude",
                "forfeit alice rude",
                "replace alice dave ill",
                "end enough played")) {
            assertThat(said("carol", "tournament 1 " + deed))
                    .isEqualTo("You play in tournament 1 yourself, or you play somebody whom this concerns. The admin"
                            + " decides, or a director who does neither.");
        }
        assertThat(said("carol", "tournament 1 pause holidays")).startsWith("done: ");
    }

    @Test
    void aDirectorDecidesNothingAboutAnOpponentElsewhere() {
        begun();
        club.board("pebbles", "carol", "bob");
        for (String deed : List.of("adjudicate 101 alice\n\nIll.", "forfeit bob rude", "replace bob dave ill")) {
            assertThat(said("carol", "tournament 1 " + deed)).startsWith("You play in tournament 1 yourself, or");
        }
        assertThat(said("carol", "tournament 1 forfeit alice rude")).startsWith("done: ");
    }

    @Test
    void aDirectorSeatsNeitherThemselvesNorAnOpponentElsewhere() {
        begun();
        club.join("erik");
        club.board("pebbles", "carol", "erik");
        for (String successor : List.of("carol", "erik")) {
            assertThat(said("carol", "tournament 1 replace bob " + successor + " ill"))
                    .startsWith("You play in tournament 1 yourself, or");
        }
    }

    @Test
    void notItsBoard() {
        begun();
        assertThat(said("carol", "tournament 1 adjudicate 999 alice\n\nBob is ill."))
                .isEqualTo("Board 999 is not one of the boards of tournament 1 that are under way.");
    }

    @Test
    void decidedWhoWentOn() {
        Cup.toTheFinal(club, "carol");
        Cup.openAgain(club, 101);
        assertThat(said("carol", "tournament 1 adjudicate 101 ellen\n\nThe resignation was forged."))
                .isEqualTo("Board 101 decided how tournament 1 goes on; what depends on it: board 105, under way after"
                        + " no moves and board 106, under way after no moves. Say what becomes of that by one"
                        + " more word after the number of the board: --later=correct puts the right players"
                        + " in once the result is known, and ends boards that were begun with others without"
                        + " a result; --later=keep leaves all as it is.");
        assertThat(said("carol", "tournament 1 adjudicate 101 --later=keep ellen\n\nThe resignation was forged."))
                .startsWith("done: ");
    }

    private String repaired(Map<Integer, List<String>> groups) {
        Map<Integer, List<Player>> wanted = new HashMap<>();
        groups.forEach((group, users) ->
                wanted.put(group, users.stream().map(club::player).toList()));
        Act<Tournament> act = club.changing(repositories -> new TournamentAdministration(Club.GAMES, Club::seed)
                .corrections()
                .repair(repositories, 1, wanted, Author.admin("root"), "agreed", club.now()));
        return act.match(done -> "done", refusal -> club.words().say(refusal.phrase()));
    }

    @Test
    void noSuchGroup() {
        Cup.toTheFinal(club, "carol");
        assertThat(repaired(Map.of(2, List.of("alice", "bob"))))
                .isEqualTo("The present round of tournament 1 has no group 2: they are numbered from 1 to 1.");
    }

    @Test
    void otherSize() {
        Cup.toTheFinal(club, "carol");
        assertThat(repaired(Map.of(1, List.of("alice", "bob", "dave"))))
                .isEqualTo("Number 1 in the present round of tournament 1 has 2 players, and 3 are named.");
    }

    @Test
    void inTwoGroups() {
        announced("knock-out", 4);
        List.of("dave", "ellen").forEach(club::join);
        List.of("alice", "bob", "dave", "ellen").forEach(user -> club.says(user, "join 1"));
        assertThat(repaired(Map.of(1, List.of("alice", "bob"))))
                .isEqualTo("Somebody would have two places in the present round of tournament 1.");
    }

    @Test
    void ladderHasNoRounds() {
        announced("ladder", 2);
        club.says("alice", "join 1");
        club.says("bob", "join 1");
        assertThat(repaired(Map.of(1, List.of("bob", "alice"))))
                .isEqualTo("Tournament 1 is a ladder and has no rounds: its players meet only by challenges.");
    }

    @Test
    void hasMoved() {
        begun();
        club.plays(101, "take1");
        String first = club.record(101).board().players().get(0).user();
        club.join("dave");
        assertThat(said("carol", "tournament 1 replace " + first + " dave ill"))
                .isEqualTo(first + " has moved in tournament 1, so nobody can take their place any more.");
    }

    @Test
    void noLadder() {
        begun();
        assertThat(said("bob", "tournament 1 challenge alice"))
                .isEqualTo("Tournament 1 is not a ladder: it pairs its players itself.");
    }

    @Test
    void outOfReach() {
        announced("ladder", 2);
        club.says("alice", "join 1");
        club.says("bob", "join 1");
        assertThat(said("alice", "tournament 1 challenge bob")).startsWith("You cannot challenge bob on ladder 1 now");
    }

    @Test
    void unknownKind() {
        assertThat(ordered(order("cup", 8)))
                .startsWith("I do not know tournaments of the kind \"cup\". The kinds are round-robin,");
    }

    @Test
    void badNumber() {
        for (int size : List.of(0, 1, 501)) {
            assertThat(ordered(order("swiss", size)))
                    .isEqualTo("size cannot be " + size + ". It must be from 2 to 500.");
        }
        for (int size : List.of(2, 3, 500)) {
            assertThat(ordered(order("swiss", size))).isEqualTo("agreed");
        }
        begun();
        assertThat(said("carol", "tournament 1 extend 0 rain"))
                .isEqualTo("days cannot be 0. It must be from 1 to 365.");
    }

    @Test
    void badSeats() {
        assertThat(ordered(order("swiss", 8, "seats=3")))
                .startsWith("A tournament of the kind swiss cannot have 3 seats at a board.");
    }

    @Test
    void each_has_its_test() {
        EveryRefusal.of(TournamentRefusal.class).hasItsTestIn(TournamentRefusalTest.class);
    }
}
