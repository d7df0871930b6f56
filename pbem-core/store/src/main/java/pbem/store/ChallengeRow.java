package pbem.store;

import com.fasterxml.jackson.core.type.TypeReference;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Games;
import pbem.player.Player;
import pbem.repository.Challenge;
import pbem.terms.Terms;

/** A challenge while its rows are read, one for each who is asked in it. */
record ChallengeRow(Challenge alone, List<Challenge.Invitee> invitees) {

    private static final TypeReference<Map<String, String>> OPTIONS = new TypeReference<>() {};

    static ChallengeRow of(ResultSet row, Games games) throws SQLException {
        int board = row.getInt("board");
        Optional<Integer> started = row.wasNull() ? Optional.empty() : Optional.of(board);
        return new ChallengeRow(
                new Challenge(
                        row.getInt("number"),
                        games.named(row.getString("game")).orElseThrow(),
                        Json.read(row.getString("options"), OPTIONS),
                        Json.read(row.getString("terms"), Terms.class),
                        player(row, "challenger", "maker"),
                        List.of(),
                        row.getInt("seats"),
                        row.getBoolean("open_to_all"),
                        row.getString("comment"),
                        Challenge.State.valueOf(row.getString("state")),
                        ColumnMappers.instant(row, "made_at"),
                        ColumnMappers.optionalInstant(row, "expires_at"),
                        started),
                new ArrayList<>());
    }

    /** Whoever that row names; nobody, if nobody has a seat. */
    void addInvitee(ResultSet row) throws SQLException {
        if (row.getString("asked") != null) {
            invitees.add(new Challenge.Invitee(
                    player(row, "player_id", "asked"), row.getBoolean("accepted"), row.getString("said")));
        }
    }

    private static Player player(ResultSet row, String id, String name) throws SQLException {
        return new Player(row.getLong(id), row.getString(name), Player.State.valueOf(row.getString(name + "_state")));
    }

    Challenge challenge() {
        return new Challenge(
                alone.number(),
                alone.game(),
                alone.options(),
                alone.terms(),
                alone.challenger(),
                invitees,
                alone.seats(),
                alone.openToAll(),
                alone.comment(),
                alone.state(),
                alone.made(),
                alone.expires(),
                alone.board());
    }
}
