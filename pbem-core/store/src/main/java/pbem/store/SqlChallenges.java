package pbem.store;

import com.fasterxml.jackson.core.type.TypeReference;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import pbem.game.Games;
import pbem.player.Player;
import pbem.rating.RatingRange;
import pbem.repository.Challenge;
import pbem.repository.Challenges;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;
import pbem.store.json.Json;
import pbem.terms.Terms;

record SqlChallenges(Session session, Games games) implements Challenges {

    private static final String SEEKS =
            "FROM challenge WHERE state = 'OPEN' AND open_to_all = 1 AND (CAST(:game AS TEXT) IS NULL OR game = :game)";

    @Override
    public Optional<Challenge> numbered(int number) {
        return found(":number", query -> query.bind("number", number)).stream().findFirst();
    }

    @Override
    public Optional<Challenge> ofBoard(int board) {
        return found("SELECT number FROM challenge WHERE board = :board", query -> query.bind("board", board)).stream()
                .findFirst();
    }

    @Override
    public List<Challenge> waitingFor(Player player) {
        return found(
                "SELECT challenge FROM invitee JOIN challenge ON challenge.number = invitee.challenge"
                        + " WHERE player_id = :player AND accepted = 0 AND state = 'OPEN'",
                query -> query.bind("player", player.id()));
    }

    @Override
    public List<Challenge> openWith(Player player) {
        return found(
                "SELECT number FROM challenge WHERE state = 'OPEN' AND number IN"
                        + " (SELECT challenge FROM invitee WHERE player_id = :player)",
                query -> query.bind("player", player.id()));
    }

    @Override
    public List<Challenge> seeks() {
        return seeks(Optional.empty(), Integer.MAX_VALUE);
    }

    @Override
    public List<Challenge> seeks(Optional<String> game, int most) {
        return found(
                "SELECT number " + SEEKS + " ORDER BY number LIMIT :most",
                query -> query.bind("game", game.orElse(null)).bind("most", most));
    }

    @Override
    public int countSeeks(Optional<String> game) {
        return session.sql("SELECT count(*) " + SEEKS)
                .bind("game", game.orElse(null))
                .count();
    }

    @Override
    public List<Long> seekListeners() {
        return session.sql("SELECT player.id FROM preference JOIN player ON player.id = preference.player_id"
                        + " LEFT JOIN seek_news ON seek_news.player_id = player.id WHERE preference.name = 'seeks'"
                        + " AND preference.value = 'true' AND player.state = 'ACTIVE' AND EXISTS (SELECT 1"
                        + " FROM challenge WHERE challenge.state = 'OPEN' AND open_to_all = 1"
                        + " AND challenge.challenger <> player.id AND challenge.number > coalesce(seek_news.newest, 0))"
                        + " ORDER BY player.id")
                .longs();
    }

    @Override
    public Optional<SeeksTold> seeksTold(Player player) {
        return session.sql("SELECT newest, at FROM seek_news WHERE player_id = ?", player.id())
                .map(row -> new SeeksTold(row.getInt("newest"), Sql.instant(row, "at")))
                .findOne();
    }

    @Override
    public void note(Player player, SeeksTold told) {
        session.execute(
                "INSERT INTO seek_news (player_id, newest, at) VALUES (?, ?, ?) ON CONFLICT (player_id)"
                        + " DO UPDATE SET newest = excluded.newest, at = excluded.at",
                player.id(),
                told.newest(),
                told.at());
    }

    @Override
    public List<Challenge> expired(Instant now) {
        return found(
                "SELECT number FROM challenge WHERE state = 'OPEN' AND expires_at <= :now",
                query -> query.bind("now", now));
    }

    @Override
    public List<Challenge> newest(int most) {
        List<Challenge> newest = new ArrayList<>(found(
                "SELECT number FROM challenge ORDER BY number DESC LIMIT :most", query -> query.bind("most", most)));
        Collections.reverse(newest);
        return newest;
    }

    /** Challenges with their invitees, read by one statement, by number. */
    private List<Challenge> found(String numbers, UnaryOperator<Sql> bind) {
        Map<Integer, Gathered> found = new LinkedHashMap<>();
        bind.apply(session.sql("SELECT challenge.*, maker.user_id AS maker, maker.state AS maker_state,"
                        + " invitee.player_id, invitee.accepted, invitee.comment AS said,"
                        + " asked.user_id AS asked, asked.state AS asked_state"
                        + " FROM challenge JOIN player maker ON maker.id = challenge.challenger"
                        + " LEFT JOIN invitee ON invitee.challenge = challenge.number"
                        + " LEFT JOIN player asked ON asked.id = invitee.player_id"
                        + " WHERE challenge.number IN (" + numbers + ") ORDER BY challenge.number, invitee.place"))
                .map(row -> {
                    int number = row.getInt("number");
                    if (games.named(row.getString("game")).isEmpty()) {
                        return number; // not playable until the game is back
                    }
                    if (!found.containsKey(number)) {
                        found.put(number, Gathered.of(row, games));
                    }
                    found.get(number).addInvitee(row);
                    return number;
                });
        return found.values().stream().map(Gathered::challenge).toList();
    }

    @Override
    public Challenge make(Proposal proposal, Instant at) {
        int number = (int) session.next("challenge");
        session.sql("INSERT INTO challenge (number, game, options, terms, challenger, seats, open_to_all,"
                        + " rating_from, rating_to, comment, state, made_at, expires_at) VALUES (:number, :game, :options, :terms, :challenger,"
                        + " :seats, :open, :from, :to, :comment, :state, :at, :expires)")
                .bind("number", number)
                .bind("game", proposal.game().name())
                .bind("options", Json.write(proposal.options()))
                .bind("terms", Json.write(proposal.terms()))
                .bind("challenger", proposal.challenger().id())
                .bind("seats", proposal.seats())
                .bind("open", proposal.openToAll())
                .bind("from", proposal.strength().map(RatingRange::from).orElse(null))
                .bind("to", proposal.strength().map(RatingRange::to).orElse(null))
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

    /** Gives the player the first free seat. */
    private void seat(int number, Player player, boolean accepted, String comment) {
        List<Integer> taken = session.sql("SELECT place FROM invitee WHERE challenge = ?", number)
                .integers();
        int place = 0;
        while (taken.contains(place)) {
            place++;
        }
        session.sql("INSERT INTO invitee (challenge, place, player_id, accepted, comment)"
                        + " VALUES (:number, :place, :player, :accepted, :comment)")
                .bind("number", number)
                .bind("place", place)
                .bind("player", player.id())
                .bind("accepted", accepted)
                .bind("comment", comment)
                .execute();
    }

    @Override
    public Challenge accepted(Challenge challenge, Player by, String comment) {
        session.sql("UPDATE invitee SET accepted = 1, comment = :comment"
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
    public Challenge asked(Challenge challenge, Player player) {
        seat(challenge.number(), player, false, "");
        return numbered(challenge.number()).orElseThrow();
    }

    @Override
    public Challenge left(Challenge challenge, Player by) {
        session.execute("DELETE FROM invitee WHERE challenge = ? AND player_id = ?", challenge.number(), by.id());
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
        session.sql("UPDATE challenge SET state = :state, board = :board WHERE number = :number")
                .bind("number", challenge.number())
                .bind("state", state.name())
                .bind("board", board)
                .execute();
        return numbered(challenge.number()).orElseThrow();
    }

    /** A challenge whose rows, one for each invitee, are being read. */
    private record Gathered(Challenge alone, List<Challenge.Invitee> invitees) {

        private static final TypeReference<Map<String, String>> OPTIONS = new TypeReference<>() {};

        static Gathered of(ResultSet row, Games games) throws SQLException {
            int board = row.getInt("board");
            Optional<Integer> started = row.wasNull() ? Optional.empty() : Optional.of(board);
            return new Gathered(
                    new Challenge(
                            row.getInt("number"),
                            games.named(row.getString("game")).orElseThrow(),
                            Json.read(row.getString("options"), OPTIONS),
                            Json.read(row.getString("terms"), Terms.class),
                            player(row, "challenger", "maker"),
                            List.of(),
                            row.getInt("seats"),
                            row.getBoolean("open_to_all"),
                            strength(row),
                            row.getString("comment"),
                            Challenge.State.valueOf(row.getString("state")),
                            Sql.instant(row, "made_at"),
                            OptionalColumn.instant(row, "expires_at"),
                            started),
                    new ArrayList<>());
        }

        /** Adds the invitee in that row, if there is one. */
        void addInvitee(ResultSet row) throws SQLException {
            if (row.getString("asked") != null) {
                invitees.add(new Challenge.Invitee(
                        player(row, "player_id", "asked"), row.getBoolean("accepted"), row.getString("said")));
            }
        }

        private static Optional<RatingRange> strength(ResultSet row) throws SQLException {
            int from = row.getInt("rating_from");
            return row.wasNull() ? Optional.empty() : Optional.of(new RatingRange(from, row.getInt("rating_to")));
        }

        private static Player player(ResultSet row, String id, String name) throws SQLException {
            return new Player(
                    row.getLong(id), row.getString(name), Player.State.valueOf(row.getString(name + "_state")));
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
                    alone.strength(),
                    alone.comment(),
                    alone.state(),
                    alone.made(),
                    alone.expires(),
                    alone.board());
        }
    }
}
