package pbem.store.tournament;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import pbem.player.Player;
import pbem.repository.tournament.Tournaments;
import pbem.store.engine.Overtaken;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;
import pbem.store.json.Json;
import pbem.summary.TournamentSummary;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEntry;
import pbem.tournament.TournamentEvent;
import pbem.tournament.TournamentRules;

/** The tournaments in one transaction. */
public record SqlTournaments(Session session) implements Tournaments {

    /** The name under which the tournament of a board is loaded. */
    public static final String OF_BOARD = "tournament of a board";

    /** The interval at which a tournament is checked even if none of its boards was closed. */
    private static final Duration LOOK = Duration.ofHours(1);

    private static final String GOES_ON = "state IN ('OPEN', 'RUNNING', 'PAUSED')";

    @Override
    public Tournament announce(TournamentRules rules, List<Player> directors, Instant at) {
        int number = (int) session.next("tournament");
        Tournament tournament = Tournament.announced(new Tournament.Announcement(
                number, rules, directors.stream().map(Player::id).toList(), at));
        session.sql("INSERT INTO tournament (number, rules, announced_at, revision, state, players, stage,"
                        + " looked_revision, looked_at) VALUES (:number, :rules, :at, 0, :state, 0, 0, -1, 0)")
                .bind("number", number)
                .bind("rules", Json.write(rules))
                .bind("at", at)
                .bind("state", tournament.state().name())
                .execute();
        for (Player director : directors) {
            session.execute(
                    "INSERT INTO tournament_director (tournament, player_id) VALUES (?, ?)", number, director.id());
        }
        new TournamentChainRows(session).begin(tournament);
        return tournament;
    }

    @Override
    public Tournament announceForGuests(TournamentRules rules, Player host, Instant at) {
        Tournament tournament = announce(rules, List.of(host), at);
        session.execute("UPDATE tournament SET for_guests = 1 WHERE number = ?", tournament.number());
        return tournament;
    }

    @Override
    public boolean isForGuests(int number) {
        return session.sql("SELECT count(*) FROM tournament WHERE number = ? AND for_guests = 1", number)
                        .count()
                > 0;
    }

    @Override
    public void invite(int number, Player guest) {
        session.execute(
                "INSERT INTO tournament_guest (tournament, player_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
                number,
                guest.id());
    }

    @Override
    public void uninvite(int number, Player guest) {
        session.execute("DELETE FROM tournament_guest WHERE tournament = ? AND player_id = ?", number, guest.id());
    }

    @Override
    public boolean isInvited(int number, Player player) {
        return session.sql("SELECT count(*) FROM tournament_guest WHERE tournament = :number"
                                + " AND player_id = :player")
                        .bind("number", number)
                        .bind("player", player.id())
                        .count()
                > 0;
    }

    @Override
    public Optional<Tournament> numbered(int number) {
        return session.sql("SELECT rules, announced_at FROM tournament WHERE number = ?", number)
                .map(row -> new Tournament.Announcement(
                        number,
                        Json.read(row.getString("rules"), TournamentRules.class),
                        directors(number),
                        Instant.ofEpochMilli(row.getLong("announced_at"))))
                .findOne()
                .map(announcement -> Tournament.replay(announcement, entries(number)));
    }

    private List<Long> directors(int number) {
        return session.sql("SELECT player_id FROM tournament_director WHERE tournament = ? ORDER BY player_id", number)
                .longs();
    }

    private List<TournamentEntry> entries(int number) {
        return session.sql("SELECT * FROM tournament_event WHERE tournament = ? ORDER BY revision", number)
                .map(row -> entry(row));
    }

    private static TournamentEntry entry(ResultSet row) throws SQLException {
        return new TournamentEntry(
                row.getInt("revision"),
                Instant.ofEpochMilli(row.getLong("at")),
                new TournamentEntry.Author(
                        TournamentEntry.Role.valueOf(row.getString("author_role")), row.getString("author_name")),
                Json.read(row.getString("args"), TournamentEvent.class));
    }

    @Override
    public Tournament append(Tournament before, TournamentEntry entry) {
        Tournament after = before.with(List.of(entry));
        if (new TournamentRows(session).summarize(after, before.revision()) == 0) {
            throw new Overtaken("tournament " + before.number() + " is no longer at revision " + before.revision());
        }
        session.sql("INSERT INTO tournament_event (tournament, revision, at, author_role, author_name, format,"
                        + " kind, args) VALUES (:number, :revision, :at, :role, :name, :format, :kind, :args)")
                .bind("number", before.number())
                .bind("revision", entry.revision())
                .bind("at", entry.at())
                .bind("role", entry.by().role().name())
                .bind("name", entry.by().name())
                .bind("format", TournamentEvent.FORMAT)
                .bind("kind", Json.kind(entry.event()))
                .bind("args", Json.write(entry.event()))
                .execute();
        new TournamentChainRows(session).link(before.number(), entry);
        new TournamentRows(session).follow(before, after, entry);
        return after;
    }

    @Override
    public int openBy(Player director) {
        return session.sql("SELECT count(*) FROM tournament WHERE state = 'OPEN' AND number IN"
                        + " (SELECT tournament FROM tournament_director WHERE player_id = :player)")
                .bind("player", director.id())
                .count();
    }

    @Override
    public List<TournamentSummary> list(int most) {
        return session.sql("SELECT * FROM tournament ORDER BY CASE WHEN " + GOES_ON
                        + " THEN 0 ELSE 1 END, number DESC LIMIT :most")
                .bind("most", most)
                .map(row -> summary(row));
    }

    @Override
    public List<TournamentSummary> list(boolean goingOn, Optional<String> game, int skip, int most) {
        return chosen("SELECT *", goingOn, game, " ORDER BY number DESC LIMIT :most OFFSET :skip")
                .bind("most", most)
                .bind("skip", skip)
                .map(row -> summary(row));
    }

    @Override
    public int count(boolean goingOn, Optional<String> game) {
        return chosen("SELECT count(*)", goingOn, game, "").count();
    }

    /**
     * A search in JSON for the game. Quotes in people's texts are escaped in JSON, so that only the game itself
     * matches.
     */
    private Sql chosen(String what, boolean goingOn, Optional<String> game, String behind) {
        return session.sql(what + " FROM tournament WHERE " + (goingOn ? "" : "NOT ") + "(" + GOES_ON + ")"
                        + " AND for_guests = 0 AND rules LIKE :game" + behind)
                .bind("game", game.map(name -> "%\"game\":\"" + name + "\"%").orElse("%"));
    }

    @Override
    public List<TournamentSummary> of(Player player) {
        return session.sql("SELECT * FROM tournament WHERE number IN"
                        + " (SELECT tournament FROM tournament_player WHERE player_id = :player) ORDER BY number DESC")
                .bind("player", player.id())
                .map(row -> summary(row));
    }

    private static TournamentSummary summary(ResultSet row) throws SQLException {
        return new TournamentSummary(
                row.getInt("number"),
                Json.read(row.getString("rules"), TournamentRules.class),
                Tournament.State.valueOf(row.getString("state")),
                row.getInt("players"),
                row.getInt("stage"),
                Instant.ofEpochMilli(row.getLong("announced_at")));
    }

    @Override
    public OptionalInt ofBoard(int board) {
        return session.loaded().get(OF_BOARD, (long) board, () -> storedOfBoard(board));
    }

    private OptionalInt storedOfBoard(int board) {
        return session.sql("SELECT tournament FROM tournament_board WHERE board = ?", board)
                .map(row -> row.getInt(1))
                .findOne()
                .map(OptionalInt::of)
                .orElseGet(OptionalInt::empty);
    }

    @Override
    public OptionalInt everOfBoard(int board) {
        TournamentEvent.Assigned begun = new TournamentEvent.Assigned(1, board);
        return session.sql("SELECT tournament FROM tournament_event WHERE kind = :kind AND args LIKE :args LIMIT 1")
                .bind("kind", Json.kind(begun))
                .bind("args", Json.write(begun).replace("\"fixture\":1,", "\"fixture\":%,"))
                .map(row -> row.getInt(1))
                .findOne()
                .map(OptionalInt::of)
                .orElseGet(OptionalInt::empty);
    }

    @Override
    public Optional<TournamentSummary> summaryOfBoard(int board) {
        return session.sql("SELECT * FROM tournament WHERE number IN"
                        + " (SELECT tournament FROM tournament_board WHERE board = :board)")
                .bind("board", board)
                .map(row -> summary(row))
                .findOne();
    }

    @Override
    public List<Long> gone(int number) {
        return session.sql("SELECT player_id FROM tournament_player JOIN player ON player.id = player_id"
                        + " WHERE tournament = :number AND presence = 'PLAYING'"
                        + " AND player.state NOT IN ('ACTIVE', 'CLOSING') ORDER BY player_id")
                .bind("number", number)
                .longs();
    }

    @Override
    public List<Integer> unheard(int number) {
        return session.sql("SELECT tournament_board.board FROM tournament_board"
                        + " JOIN board ON board.number = tournament_board.board"
                        + " WHERE tournament_board.tournament = :number AND unheard = 1"
                        + " ORDER BY board.changed_at, board.number")
                .bind("number", number)
                .integers();
    }

    @Override
    public void heard(int board, int revision) {
        session.execute("UPDATE tournament_board SET heard = ?, unheard = 0 WHERE board = ?", revision, board);
    }

    @Override
    public List<Integer> due(Instant now) {
        return session.sql("SELECT number FROM tournament WHERE " + GOES_ON
                        + " AND (looked_revision <> revision OR looked_at <= :before)"
                        + " UNION SELECT tournament FROM tournament_board WHERE unheard = 1 ORDER BY 1")
                .bind("before", now.minus(LOOK))
                .integers();
    }

    @Override
    public void settled(Tournament tournament, Instant at) {
        session.sql("UPDATE tournament SET looked_revision = :revision, looked_at = :at WHERE number = :number")
                .bind("revision", tournament.revision())
                .bind("at", at)
                .bind("number", tournament.number())
                .execute();
    }

    @Override
    public Optional<Instant> lastSilence(Player player) {
        OptionalLong latest = session
                .sql("SELECT silent_at FROM tournament_player" + " WHERE player_id = :player AND silent_at IS NOT NULL")
                .bind("player", player.id())
                .longs()
                .stream()
                .mapToLong(Long::longValue)
                .max();
        return latest.isPresent() ? Optional.of(Instant.ofEpochMilli(latest.getAsLong())) : Optional.empty();
    }
}
