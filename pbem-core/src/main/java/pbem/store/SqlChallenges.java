package pbem.store;

import com.fasterxml.jackson.core.type.TypeReference;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import pbem.game.Game;
import pbem.game.Games;
import pbem.play.Challenge;
import pbem.play.Challenges;
import pbem.play.Player;
import pbem.play.Players;
import pbem.play.Terms;

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
    public Challenge make(
            Game game,
            Map<String, String> options,
            Terms terms,
            Player challenger,
            List<Player> invited,
            String comment,
            Instant at) {
        int number = (int) new Counter(handle).next("challenge");
        handle.createUpdate("INSERT INTO challenge (number, game, options, terms, challenger, comment, state, made_at)"
                        + " VALUES (:number, :game, :options, :terms, :challenger, :comment, :state, :at)")
                .bind("number", number)
                .bind("game", game.name())
                .bind("options", Json.write(options))
                .bind("terms", Json.write(terms))
                .bind("challenger", challenger.id())
                .bind("comment", comment)
                .bind("state", Challenge.State.OPEN.name())
                .bind("at", at.toEpochMilli())
                .execute();
        for (int place = 0; place < invited.size(); place++) {
            handle.createUpdate("INSERT INTO invitee (challenge, place, player_id, accepted)"
                            + " VALUES (:number, :place, :player, :accepted)")
                    .bind("number", number)
                    .bind("place", place)
                    .bind("player", invited.get(place).id())
                    .bind("accepted", invited.get(place).equals(challenger))
                    .execute();
        }
        return numbered(number).orElseThrow();
    }

    @Override
    public Challenge accepted(Challenge challenge, Player by) {
        handle.createUpdate("UPDATE invitee SET accepted = 1 WHERE challenge = :number AND player_id = :player")
                .bind("number", challenge.number())
                .bind("player", by.id())
                .execute();
        return numbered(challenge.number()).orElseThrow();
    }

    @Override
    public Challenge declined(Challenge challenge, Player by) {
        return settle(challenge, Challenge.State.DECLINED, null);
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
        return new Challenge(
                number,
                games.named(row.getString("game")).orElseThrow(),
                Json.read(row.getString("options"), new TypeReference<Map<String, String>>() {}),
                Json.read(row.getString("terms"), Terms.class),
                players.withId(row.getLong("challenger")).orElseThrow(),
                invitees(number),
                row.getString("comment"),
                Challenge.State.valueOf(row.getString("state")),
                Instant.ofEpochMilli(row.getLong("made_at")),
                started);
    }

    private List<Challenge.Invitee> invitees(int number) {
        return handle.createQuery("SELECT player_id, accepted FROM invitee WHERE challenge = :number ORDER BY place")
                .bind("number", number)
                .map((row, context) -> new Challenge.Invitee(
                        players.withId(row.getLong("player_id")).orElseThrow(), row.getBoolean("accepted")))
                .list();
    }
}
