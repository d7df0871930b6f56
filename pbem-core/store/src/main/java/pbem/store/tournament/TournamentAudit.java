package pbem.store.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jdbi.v3.core.JdbiException;
import pbem.repository.Unavailable;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;
import pbem.tournament.BrokenTournament;
import pbem.tournament.Entrant;
import pbem.tournament.Fixture;
import pbem.tournament.Stage;
import pbem.tournament.Tournament;

/** Checks tournaments: each log replays, and every derived row matches it. */
public record TournamentAudit(Session session) {

    private static final String MEND = "; repair it with: pbem verify --repair";

    /** The faults, one line each with the tournament; empty if all is in order. */
    public List<String> faults() {
        List<String> faults = new ArrayList<>();
        for (int number :
                session.sql("SELECT number FROM tournament ORDER BY number").integers()) {
            of(number).forEach(fault -> faults.add("tournament " + number + ": " + fault));
        }
        return faults;
    }

    private List<String> of(int number) {
        try {
            return faults(new SqlTournaments(session).numbered(number).orElseThrow());
        } catch (BrokenTournament e) {
            return List.of("it does not replay: " + e.getMessage());
        } catch (JdbiException | Unavailable e) {
            throw e; // of the database, not of the rows
        } catch (RuntimeException e) {
            return List.of("its rows cannot be read: " + e.getMessage());
        }
    }

    /** Rewrites the derived rows of tournaments where they differ from a log that replays. */
    public boolean mend() {
        List<Tournament> damaged = session.sql("SELECT number FROM tournament ORDER BY number").integers().stream()
                .flatMap(number -> readable(number).stream())
                .filter(tournament -> !rowFaults(tournament).isEmpty())
                .toList();
        damaged.forEach(new TournamentRows(session)::rebuild);
        return !damaged.isEmpty();
    }

    private Optional<Tournament> readable(int number) {
        try {
            return new SqlTournaments(session).numbered(number);
        } catch (JdbiException | Unavailable e) {
            throw e; // of the database, not of the rows
        } catch (RuntimeException e) {
            return Optional.empty();
        }
    }

    private List<String> faults(Tournament tournament) {
        List<String> faults = new ArrayList<>(new TournamentChainRows(session).faults(tournament));
        rowFaults(tournament).forEach(fault -> faults.add(fault + MEND));
        int wrong = new UnheardBoards(session).wrong(tournament.number());
        if (wrong > 0) {
            faults.add("of " + wrong + " of its boards it is stored wrongly whether their end was processed" + MEND);
        }
        return faults;
    }

    /** The differences between the derived rows and the log. */
    private List<String> rowFaults(Tournament tournament) {
        List<String> faults = new ArrayList<>();
        Map<String, String> expected = new TreeMap<>();
        expected.put("revision", Integer.toString(tournament.revision()));
        expected.put("state", tournament.state().name());
        expected.put("players", Integer.toString(tournament.playing().size()));
        expected.put(
                "stage", Integer.toString(tournament.stage().map(Stage::number).orElse(0)));
        Map<String, Object> row = session.sql(
                        "SELECT revision, state, players, stage FROM tournament WHERE number = :number")
                .bind("number", tournament.number())
                .map(Sql::columns)
                .one();
        expected.forEach((column, value) -> {
            if (!value.equals(String.valueOf(row.get(column)))) {
                faults.add(column + " is stored as " + row.get(column) + ", the log says " + value);
            }
        });
        TournamentRows rows = new TournamentRows(session);
        Map<Long, String> players = new TreeMap<>();
        for (Entrant entrant : tournament.entrants()) {
            players.put(entrant.player(), entrant.presence().name());
        }
        if (!rows.players(tournament.number()).equals(players)) {
            faults.add("its players are stored as " + rows.players(tournament.number()) + ", the log says " + players);
        }
        Map<Integer, Integer> boards = new TreeMap<>();
        for (Fixture fixture : tournament.everPaired()) {
            fixture.board().ifPresent(board -> boards.put(board, fixture.number()));
        }
        if (!rows.boards(tournament.number()).equals(boards)) {
            faults.add("its boards are stored as " + rows.boards(tournament.number()) + ", the log says " + boards);
        }
        return faults;
    }
}
