package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.clock.Span;
import pbem.game.Games;
import pbem.record.Board;
import pbem.repository.Outages;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;

record SqlOutages(Session session, Games games) implements Outages {

    /** The name under which the outages of a board are loaded. */
    static final String OF_BOARD = "outages";

    private static final String SERVER = "server";
    private static final String MAILBOX = "mailbox";
    private static final String TICK = "tick";
    private static final Duration LONGEST_LEASE = Duration.ofHours(1);

    @Override
    public Optional<Instant> lastBeat() {
        return last(SERVER);
    }

    @Override
    public void beat(Instant at) {
        beat(SERVER, at);
    }

    @Override
    public Optional<Instant> lastTick() {
        return last(TICK);
    }

    @Override
    public void ticked(Instant at) {
        beat(TICK, at);
    }

    @Override
    public Optional<Instant> lastReached() {
        return last(MAILBOX);
    }

    @Override
    public void reached(Instant at) {
        beat(MAILBOX, at);
    }

    private Optional<Instant> last(String name) {
        return session.sql("SELECT at FROM heartbeat WHERE name = ?", name)
                .instants()
                .findOne();
    }

    private void beat(String name, Instant at) {
        session.execute(
                "INSERT INTO heartbeat (name, at) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET at = excluded.at",
                name,
                at);
    }

    @Override
    public void note(Span span) {
        note("", span);
    }

    private void note(String game, Span span) {
        session.execute(
                "INSERT INTO outage (from_at, to_at, game) VALUES (?, ?, ?) ON CONFLICT (from_at, game) DO UPDATE SET to_at ="
                        + " CASE WHEN excluded.to_at > outage.to_at THEN excluded.to_at ELSE outage.to_at END",
                span.from(),
                span.to(),
                game);
    }

    @Override
    public boolean noteGames(Instant now) {
        List<String> missing = missingGames();
        for (String game : missing) {
            session.execute(
                    "INSERT INTO missing_game (game, since_at) VALUES (?, ?) ON CONFLICT (game) DO NOTHING", game, now);
        }
        boolean isBack = false;
        for (String game :
                session.sql("SELECT game FROM missing_game ORDER BY game").texts()) {
            if (!missing.contains(game)) {
                Instant since = session.sql("SELECT since_at FROM missing_game WHERE game = ?", game)
                        .instants()
                        .one();
                if (since.isBefore(now)) {
                    note(game, new Span(since, now));
                }
                session.execute("DELETE FROM missing_game WHERE game = ?", game);
                isBack = true;
            }
        }
        return isBack;
    }

    @Override
    public List<String> missingGames() {
        return session
                .sql("SELECT game, max(rules_version) AS rules_version FROM board WHERE state = 'ACTIVE'"
                        + " GROUP BY game ORDER BY game")
                .map(this::missing)
                .stream()
                .flatMap(Optional::stream)
                .toList();
    }

    @Override
    public Optional<String> missingGame(int board) {
        return session.sql("SELECT game, rules_version FROM board WHERE number = ?", board)
                .map(this::missing)
                .findOne()
                .flatMap(missing -> missing);
    }

    /** The name of a board's game if this program cannot continue the board. */
    private Optional<String> missing(ResultSet row) throws SQLException {
        String game = row.getString("game");
        return games.with(game, row.getInt("rules_version")).isPresent() ? Optional.empty() : Optional.of(game);
    }

    @Override
    public boolean cutAt(Instant now) {
        int gone = session.execute("DELETE FROM outage WHERE from_at >= ?", now);
        int cut = session.execute("UPDATE outage SET to_at = ? WHERE to_at > ?", now, now);
        return gone + cut > 0;
    }

    @Override
    public void bringForward(Instant now) {
        bringMailsForward(now, now);
        for (String work : List.of("inbox", "outbox", "thinking", "analysis")) {
            session.execute(
                    "UPDATE " + work + " SET claimed_until = ? WHERE claimed_until > ?",
                    now.plus(LONGEST_LEASE),
                    now.plus(LONGEST_LEASE));
        }
        session.execute("DELETE FROM rate WHERE at > ?", now);
    }

    @Override
    public void bringMailsForward(Instant now, Instant latest) {
        for (String mails : List.of("inbox", "outbox")) {
            session.execute(
                    "UPDATE " + mails + " SET next_attempt_at = ? WHERE state = 'WAITING' AND next_attempt_at > ?",
                    now,
                    latest);
        }
    }

    /** The outages that may count for that board. */
    List<Span> of(Board board) {
        return session.loaded().get(OF_BOARD, (long) board.number(), () -> stored(board));
    }

    private Sql.Rows<Span> stored(Board board) {
        return session.sql(
                        "SELECT from_at, to_at FROM outage WHERE to_at > :start AND game IN ('', :game) ORDER BY to_at")
                .bind("start", board.started())
                .bind("game", board.game().name())
                .map(row -> new Span(Sql.instant(row, "from_at"), Sql.instant(row, "to_at")));
    }
}
