package pbem.store.tournament;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import pbem.store.engine.Session;
import pbem.tournament.Entrant;
import pbem.tournament.Fixture;
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

    /** The players in the rows, by id. */
    Map<Long, String> players(int number) {
        Map<Long, String> players = new TreeMap<>();
        session.sql("SELECT player_id, presence FROM tournament_player WHERE tournament = ?", number)
                .map(row -> players.put(row.getLong("player_id"), row.getString("presence")))
                .list();
        return players;
    }

    /** The fixtures in the rows, by board number. */
    Map<Integer, Integer> boards(int number) {
        Map<Integer, Integer> boards = new TreeMap<>();
        session.sql("SELECT board, fixture FROM tournament_board WHERE tournament = ?", number)
                .map(row -> boards.put(row.getInt("board"), row.getInt("fixture")))
                .list();
        return boards;
    }
}
