package pbem.store;

import java.util.List;
import java.util.Map;
import pbem.play.tournament.TournamentAdministration;
import pbem.play.tournament.TournamentOrder;
import pbem.testkit.Club;
import pbem.tournament.TournamentRules;

/** Tournament 1: alice, bob and carol, each against each, at boards that have begun. */
final class Cup {

    private Cup() {}

    static void begin(Club club) {
        TournamentRules rules = new TournamentOrder(
                        Club.GAMES.named("pebbles").orElseThrow(),
                        "round-robin",
                        "Cup",
                        Map.of(),
                        Map.of("size", "3", "start-when-full", ""))
                .match(agreed -> agreed, refusal -> null);
        club.changing(repositories -> new TournamentAdministration(Club.GAMES, Club::seed)
                .create(repositories, rules, List.of(), club.now()));
        List.of("alice", "bob", "carol").forEach(user -> club.says(user, "join 1"));
    }
}
