package pbem.store.tournament;

import java.util.List;
import pbem.player.Player;
import pbem.store.engine.Session;
import pbem.store.json.Json;
import pbem.store.seat.AccountRows;
import pbem.tournament.TournamentEvent;

/** The words of directors. */
public record DirectorWords(Session session) {

    /** Removes a person's words from the logs; the decisions stay. */
    public void forget(Player player) {
        List<Said> said = session.sql("SELECT tournament, revision, args FROM tournament_event"
                        + " WHERE author_role = 'DIRECTOR' AND author_name IN "
                        + AccountRows.NAMES)
                .bind("player", player.id())
                .map(row -> new Said(
                        row.getInt("tournament"),
                        row.getInt("revision"),
                        Json.read(row.getString("args"), TournamentEvent.class)));
        for (Said event : said) {
            session.execute(
                    "UPDATE tournament_event SET args = ? WHERE tournament = ? AND revision = ?",
                    Json.write(event.event().wordless()),
                    event.tournament(),
                    event.revision());
        }
    }

    private record Said(int tournament, int revision, TournamentEvent event) {}
}
