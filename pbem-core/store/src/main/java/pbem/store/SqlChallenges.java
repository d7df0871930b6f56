package pbem.store;

import com.fasterxml.jackson.core.type.TypeReference;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import pbem.game.Games;
import pbem.player.Player;
import pbem.repository.Challenge;
import pbem.repository.Challenges;
import pbem.repository.Players;
import pbem.terms.Terms;

final class SqlChallenges implements Challenges {

    private final Handle handle;
    private final Games games;
    private final Players players;

    SqlChallenges(Handle handle, Games games, Players players) {
        this.handle = handle;
        this.games = games;
        this.players = players;
    }

    @Override
    public Optional<Challenge> numbered(int number) {
        return handle.createQuery("SELECT * FROM challenge WHERE number = :number")
                .bind("number", number)
                .map((row, context) -> challenge(row))
                .findOne();
    }

    @Override
    public Optional<Challenge> ofBoard(int board) {
        return found(handle.createQuery("SELECT number FROM challenge WHERE board = :board")
                        .bind("board", board))
                .stream()
                .findFirst();
    }

    @Override
    public List<Challenge> waitingFor(Player player) {
        return handle
                .createQuery("SELECT challenge FROM invitee JOIN challenge ON challenge.number = invitee.challenge"
                        + " WHERE player_id = :player AND accepted = 0 AND state = 'OPEN' ORDER BY challenge")
                .bind("player", player.id())
                .mapTo(Integer.class)
                .stream()
                .map(number -> numbered(number).orElseThrow())
                .toList();
    }

    @Override
    public List<Challenge> openWith(Player player) {
        return found(handle.createQuery("SELECT number FROM challenge WHERE state = 'OPEN' AND number IN"
                        + " (SELECT challenge FROM invitee WHERE player_id = :player) ORDER BY number")
                .bind("player", player.id()));
    }

    @Override
    public List<Challenge> seeks() {
        return found(handle.createQuery(
                "SELECT number FROM challenge WHERE state = 'OPEN' AND open_to_all = 1 ORDER BY number"));
    }

    @Override
    public List<Challenge> expired(Instant now) {
        return found(handle.createQuery(
                        "SELECT number FROM challenge WHERE state = 'OPEN' AND expires_at <= :now ORDER BY number")
                .bind("now", now));
    }

    @Override
    public List<Challenge> newest(int most) {
        return found(handle.createQuery("SELECT number FROM challenge ORDER BY number DESC LIMIT :most")
                .bind("most", most));
    }

    private List<Challenge> found(Query numbers) {
        return numbers.mapTo(Integer.class).list().stream()
                .map(number -> numbered(number).orElseThrow())
                .toList();
    }

    @Override
    public Challenge make(Proposal proposal, Instant at) {
        int number = (int) new Counter(handle).next("challenge");
        handle.createUpdate("INSERT INTO challenge (number, game, options, terms, challenger, seats, open_to_all,"
                        + " comment, state, made_at, expires_at) VALUES (:number, :game, :options, :terms, :challenger,"
                        + " :seats, :open, :comment, :state, :at, :expires)")
                .bind("number", number)
                .bind("game", proposal.game().name())
                .bind("options", Json.write(proposal.options()))
                .bind("terms", Json.write(proposal.terms()))
                .bind("challenger", proposal.challenger().id())
                .bind("seats", proposal.seats())
                .bind("open", proposal.openToAll())
                .bind("comment", proposal.comment())
                .bind("state", Challenge.State.OPEN.name())
                .bind("at", at)
                .bind("expires", proposal.expires())
                .execute();
        for (Player player : proposal.players()) {
            seat(number, player, player.id() == proposal.challenger().id(), "");
        }
        return numbered(number).orElseThrow();
    }

    /** Behind those who have one. */
    private void seat(int number, Player player, boolean accepted, String comment) {
        handle.createUpdate("INSERT INTO invitee (challenge, place, player_id, accepted, comment) VALUES (:number,"
                        + " (SELECT coalesce(max(place), -1) + 1 FROM invitee WHERE challenge = :number),"
                        + " :player, :accepted, :comment)")
                .bind("number", number)
                .bind("player", player.id())
                .bind("accepted", accepted)
                .bind("comment", comment)
                .execute();
    }

    @Override
    public Challenge accepted(Challenge challenge, Player by, String comment) {
        handle.createUpdate("UPDATE invitee SET accepted = 1, comment = :comment"
                        + " WHERE challenge = :number AND player_id = :player")
                .bind("number", challenge.number())
                .bind("player", by.id())
                .bind("comment", comment)
                .execute();
        return numbered(challenge.number()).orElseThrow();
    }

    @Override
    public Challenge joined(Challenge challenge, Player by, String comment) {
        seat(challenge.number(), by, true, comment);
        return numbered(challenge.number()).orElseThrow();
    }

    @Override
    public Challenge left(Challenge challenge, Player by) {
        handle.execute("DELETE FROM invitee WHERE challenge = ? AND player_id = ?", challenge.number(), by.id());
        return numbered(challenge.number()).orElseThrow();
    }

    @Override
    public Challenge closed(Challenge challenge, Challenge.State state) {
        return settle(challenge, state, null);
    }

    @Override
    public Challenge started(Challenge challenge, int board) {
        return settle(challenge, Challenge.State.STARTED, board);
    }

    private Challenge settle(Challenge challenge, Challenge.State state, Integer board) {
        handle.createUpdate("UPDATE challenge SET state = :state, board = :board WHERE number = :number")
                .bind("number", challenge.number())
                .bind("state", state.name())
                .bind("board", board)
                .execute();
        return numbered(challenge.number()).orElseThrow();
    }

    private Challenge challenge(ResultSet row) throws SQLException {
        int number = row.getInt("number");
        int board = row.getInt("board");
        Optional<Integer> started = row.wasNull() ? Optional.empty() : Optional.of(board);
        Optional<Instant> end = ColumnMappers.optionalInstant(row, "expires_at");
        return new Challenge(
                number,
                games.named(row.getString("game")).orElseThrow(),
                Json.read(row.getString("options"), new TypeReference<Map<String, String>>() {}),
                Json.read(row.getString("terms"), Terms.class),
                players.withId(row.getLong("challenger")).orElseThrow(),
                invitees(number),
                row.getInt("seats"),
                row.getBoolean("open_to_all"),
                row.getString("comment"),
                Challenge.State.valueOf(row.getString("state")),
                ColumnMappers.instant(row, "made_at"),
                end,
                started);
    }

    private List<Challenge.Invitee> invitees(int number) {
        return handle.createQuery(
                        "SELECT player_id, accepted, comment FROM invitee WHERE challenge = :number ORDER BY place")
                .bind("number", number)
                .map((row, context) -> new Challenge.Invitee(
                        players.withId(row.getLong("player_id")).orElseThrow(),
                        row.getBoolean("accepted"),
                        row.getString("comment")))
                .list();
    }
}
