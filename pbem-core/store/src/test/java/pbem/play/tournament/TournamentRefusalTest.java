package pbem.play.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;
import pbem.tournament.TournamentRules;

/** One test for every reason to refuse something about a tournament, named like it. */
class TournamentRefusalTest extends ClubTest {

    private static TournamentOrder order(String kind, int size, String... more) {
        Map<String, String> settings = new HashMap<>(Map.of("size", Integer.toString(size), "start-when-full", ""));
        for (String setting : more) {
            settings.put(setting.split("=")[0], setting.split("=")[1]);
        }
        return new TournamentOrder(Club.GAMES.named("pebbles").orElseThrow(), kind, "Spring cup", Map.of(), settings);
    }

    private String ordered(TournamentOrder order) {
        return order.match(rules -> "agreed", refusal -> club.words().say(refusal.phrase()));
    }

    /** Directed by carol. */
    private int announced(String kind, int size, String... more) {
        TournamentRules rules = order(kind, size, more).match(agreed -> agreed, refusal -> null);
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
        assertThat(said("alice", "join 1"))
                .isEqualTo("You were in tournament 1 and are out of it; there is no way back in.");
    }

    @Test
    void notIn() {
        begun();
        club.join("dave");
        assertThat(said("carol", "tournament 1 forfeit dave rude")).isEqualTo("dave is not in tournament 1.");
    }

    @Test
    void noReason() {
        begun();
        assertThat(said("carol", "tournament 1 forfeit bob"))
                .isEqualTo("What everybody whom it concerns is to read is missing: tournament 1 forfeit bob WORDS");
        assertThat(said("carol", "tournament 1 end")).endsWith("tournament 1 end WORDS");
        assertThat(said("carol", "tournament 1 say")).endsWith("tournament 1 say WORDS");
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

    @Test
    void banned() {
        begun();
        IntStream.range(0, 80).forEach(day -> {
            club.later(Duration.ofDays(1));
            club.ticks();
        });
        announced("round-robin", 2);
        club.at(club.now().minus(Duration.ofDays(30)));
        assertThat(said("alice", "join 2")).startsWith("You were taken out of a tournament because you never moved.");
    }

    @Test
    void outsideRating() {
        announced("round-robin", 3, "rating=1600-1800");
        assertThat(said("alice", "join 1"))
                .isEqualTo("Tournament 1 is for ratings from 1600 to 1800 in Pebbles, and yours is 1500."
                        + " A provisional rating counts as it is shown; whoever has none yet has 1500.");
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
                .isEqualTo("Only directors announce tournaments."
                        + " Ask for that right: feedback I would like to direct tournaments");
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
    void ownBoard() {
        announced("round-robin", 2);
        club.says("alice", "join 1");
        club.says("carol", "join 1");
        assertThat(said("carol", "tournament 1 adjudicate 101 carol")).startsWith("You play there yourself");
        assertThat(said("carol", "tournament 1 forfeit carol rude")).startsWith("You play there yourself");
        assertThat(said("carol", "tournament 1 forfeit alice rude")).startsWith("You play there yourself");
        assertThat(said("carol", "tournament 1 replace alice bob ill")).startsWith("You play there yourself");
    }

    @Test
    void notItsBoard() {
        begun();
        assertThat(said("carol", "tournament 1 adjudicate 999 alice"))
                .isEqualTo("Board 999 is not one of the boards of tournament 1 that are under way.");
    }

    @Test
    void hasMoved() {
        begun();
        club.plays(101, "take1");
        String first = club.record(101).board().players().get(0).user();
        assertThat(said("carol", "tournament 1 replace " + first + " carol ill"))
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
            assertThat(ordered(order("swiss", size))).isEqualTo("size cannot be " + size + ": it is from 2 to 500.");
        }
        for (int size : List.of(2, 3, 500)) {
            assertThat(ordered(order("swiss", size))).isEqualTo("agreed");
        }
        begun();
        assertThat(said("carol", "tournament 1 extend 0 rain")).isEqualTo("days cannot be 0: it is from 1 to 365.");
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
