package pbem.store.tournament;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import pbem.store.engine.Session;
import pbem.tournament.Entrant;
import pbem.tournament.Fixture;
import pbem.tournament.Stage;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEntry;
import pbem.tournament.TournamentEvent;

/** The rows by which players and boards find a tournament; they are derived from its log. */
record TournamentRows(Session session) {

    /** Updates the rows after one event. */
    void follow(Tournament before, Tournament after, TournamentEntry entry) {
        int number = after.number();
        for (Entrant entrant : before.entrants()) {
            if (after.entrant(entrant.player()).isEmpty()) {
                session.execute(
                        "DELETE FROM tournament_player WHERE tournament = ? AND player_id = ?",
                        number,
                        entrant.player());
            }
        }
        for (Entrant entrant : after.entrants()) {
            if (!before.entrant(entrant.player()).equals(Optional.of(entrant))) {
                session.sql("INSERT INTO tournament_player (tournament, player_id, presence, since_at)"
                                + " VALUES (:tournament, :player, :presence, :since)"
                                + " ON CONFLICT (tournament, player_id) DO UPDATE"
                                + " SET presence = excluded.presence, since_at = excluded.since_at,"
                                + " silent_at = NULL")
                        .bind("tournament", number)
                        .bind("player", entrant.player())
                        .bind("presence", entrant.presence().name())
                        .bind("since", entrant.since())
                        .execute();
            }
        }
        if (entry.event() instanceof TournamentEvent.Forfeited forfeited && forfeited.silent()) {
            session.sql("UPDATE tournament_player SET silent_at = :at"
                            + " WHERE tournament = :tournament AND player_id = :player")
                    .bind("at", entry.at())
                    .bind("tournament", number)
                    .bind("player", forfeited.player())
                    .execute();
        }
        for (Fixture fixture : after.everPaired()) {
            OptionalInt was =
                    before.fixture(fixture.number()).map(Fixture::board).orElse(OptionalInt.empty());
            if (!was.equals(fixture.board())) {
                was.ifPresent(board -> session.execute("DELETE FROM tournament_board WHERE board = ?", board));
                fixture.board()
                        .ifPresent(board -> session.execute(
                                "INSERT INTO tournament_board (board, tournament, fixture, heard, unheard) VALUES (?, ?,"
                                        + " ?, 0, (SELECT CASE WHEN state = 'ACTIVE' THEN 0 ELSE 1 END FROM board"
                                        + " WHERE number = ?))",
                                board,
                                number,
                                fixture.number(),
                                board));
            }
        }
    }

    /**
     * Rewrites all rows from the log. No log tells up to which revision of a board the tournament was informed. An
     * existing row keeps that revision; without a row, a board whose score is in the log counts as known.
     */
    void rebuild(Tournament tournament) {
        int number = tournament.number();
        UnheardBoards unheard = new UnheardBoards(session);
        Map<Integer, Integer> heard = new HashMap<>();
        for (Fixture fixture : tournament.everPaired()) {
            fixture.board().ifPresent(board -> {
                unheard.heard(board).forEach(revision -> heard.put(board, revision));
                session.execute("DELETE FROM tournament_board WHERE board = ?", board);
            });
        }
        session.execute("DELETE FROM tournament_player WHERE tournament = ?", number);
        session.execute("DELETE FROM tournament_board WHERE tournament = ?", number);
        Tournament before = Tournament.announced(tournament.announcement());
        for (TournamentEntry entry : tournament.entries()) {
            Tournament after = before.with(List.of(entry));
            follow(before, after, entry);
            before = after;
        }
        for (Fixture fixture : tournament.everPaired()) {
            fixture.board().ifPresent(board -> {
                if (heard.containsKey(board)) {
                    unheard.heardUpTo(board, heard.get(board));
                } else if (fixture.score().isPresent()) {
                    unheard.heardOf(board);
                }
            });
        }
        int stored = session.sql("SELECT revision FROM tournament WHERE number = :number")
                .bind("number", number)
                .count();
        summarize(tournament, stored);
    }

    /**
     * Updates the summary.
     *
     * @param stored the stored revision
     * @return how many rows had that revision: 1 or none
     */
    int summarize(Tournament tournament, int stored) {
        return session.sql("UPDATE tournament SET revision = :revision, state = :state,"
                        + " players = :players, stage = :stage WHERE number = :number AND revision = :before")
                .bind("number", tournament.number())
                .bind("before", stored)
                .bind("revision", tournament.revision())
                .bind("state", tournament.state().name())
                .bind("players", tournament.playing().size())
                .bind("stage", tournament.stage().map(Stage::number).orElse(0))
                .execute();
    }

    /** The players in the rows, by id. */
    Map<Long, String> players(int number) {
        Map<Long, String> players = new TreeMap<>();
        session.sql("SELECT player_id, presence FROM tournament_player WHERE tournament = ?", number)
                .map(row -> players.put(row.getLong("player_id"), row.getString("presence")));
        return players;
    }

    /** The fixtures in the rows, by board number. */
    Map<Integer, Integer> boards(int number) {
        Map<Integer, Integer> boards = new TreeMap<>();
        session.sql("SELECT board, fixture FROM tournament_board WHERE tournament = ?", number)
                .map(row -> boards.put(row.getInt("board"), row.getInt("fixture")));
        return boards;
    }
}
