package pbem.store.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import pbem.store.engine.Session;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentChain;
import pbem.tournament.TournamentEntry;

/** The stored hash chain of a tournament's log, written once with each event. */
record TournamentChainRows(Session session) {

    /** Starts the chain of a new tournament. */
    void begin(Tournament tournament) {
        String root = TournamentChain.root(tournament.announcement());
        session.execute("UPDATE tournament SET root = ?, head = ? WHERE number = ?", root, root, tournament.number());
    }

    /** Adds the link of an event. */
    void link(int tournament, TournamentEntry entry) {
        String head = ends(tournament).get("head");
        String link = TournamentChain.link(head, entry);
        session.execute(
                "UPDATE tournament_event SET link = ? WHERE tournament = ? AND revision = ?",
                link,
                tournament,
                entry.revision());
        session.execute("UPDATE tournament SET head = ? WHERE number = ?", link, tournament);
    }

    /** The deviations from the chain, a clause each. */
    List<String> faults(Tournament tournament) {
        Map<String, String> ends = ends(tournament.number());
        List<String> faults = new ArrayList<>();
        if (!TournamentChain.root(tournament.announcement()).equals(ends.get("root"))) {
            faults.add(
                    "its game, options, kind, size, rounds, seats, times or limits are not those with which it was announced");
        }
        List<String> links = session.sql(
                        "SELECT link FROM tournament_event WHERE tournament = :number ORDER BY revision")
                .bind("number", tournament.number())
                .texts();
        String before = ends.get("root");
        for (TournamentEntry entry : tournament.entries()) {
            String stored = links.get(entry.revision() - 1);
            if (!TournamentChain.link(before, entry).equals(stored)) {
                faults.add(
                        "event " + entry.revision()
                                + " is not what was entered: its instant, author or decision was changed, or what came before it is gone");
            }
            before = stored;
        }
        if (!before.equals(ends.get("head"))) {
            faults.add("its log does not end as it did: events at its end were removed, or added by another program");
        }
        return faults;
    }

    private Map<String, String> ends(int tournament) {
        return session.sql("SELECT root, head FROM tournament WHERE number = ?", tournament)
                .map(row -> Map.of("root", row.getString("root"), "head", row.getString("head")))
                .one();
    }
}
