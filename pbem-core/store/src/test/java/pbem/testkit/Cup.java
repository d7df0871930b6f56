package pbem.testkit;

import java.util.List;
import java.util.Map;
import pbem.play.tournament.TournamentAdministration;
import pbem.play.tournament.TournamentOrder;
import pbem.tournament.TournamentRules;

/** Tournament 1: of so many players each against each, at boards that begin once the last has joined. */
public final class Cup {

    private Cup() {}

    public static TournamentRules of(int players) {
        return new TournamentOrder(
                        Club.GAMES.named("pebbles").orElseThrow(),
                        "round-robin",
                        "Cup",
                        Map.of(),
                        Map.of("size", "" + players, "start-when-full", ""))
                .match(agreed -> agreed, refusal -> {
                    throw new AssertionError(refusal);
                });
    }

    /** Without a director, and all of them have joined. */
    public static void begin(Club club, String... players) {
        TournamentRules rules = of(players.length);
        club.changing(repositories -> new TournamentAdministration(Club.GAMES, Club::seed)
                .create(repositories, rules, List.of(), club.now()));
        List.of(players).forEach(user -> club.says(user, "join 1"));
    }
}
