package pbem.store.robot;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.analysis.Findings;
import pbem.analysis.GameAnalysis;
import pbem.engine.Level;
import pbem.player.Player;
import pbem.repository.robot.Analyses;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;
import pbem.store.json.Json;

/** The analyses in one transaction. */
public record SqlAnalyses(Session session) implements Analyses {

    /** The number of most recently ended games among which analyses are looked for. */
    private static final int LATEST = 50;

    private static final String THIS = " WHERE board = :board AND revision = :revision AND level = :level";

    /** A statement about that analysis, or about the players who wait for it. */
    private Sql about(Key key, String text) {
        return session.sql(text)
                .bind("board", key.board())
                .bind("revision", key.revision())
                .bind("level", key.level().number());
    }

    @Override
    public Optional<Findings> done(Key key) {
        return about(key, "SELECT found FROM analysis" + THIS + " AND method = :method AND done_at IS NOT NULL")
                .bind("method", GameAnalysis.METHOD)
                .map(row -> Json.read(row.getString("found"), Findings.class))
                .findOne();
    }

    @Override
    public List<Level> levels(int board, int revision) {
        return session.sql("SELECT level FROM analysis WHERE board = :board AND revision = :revision"
                        + " AND method = :method AND done_at IS NOT NULL ORDER BY level DESC")
                .bind("method", GameAnalysis.METHOD)
                .bind("board", board)
                .bind("revision", revision)
                .map(row -> new Level(row.getInt("level")));
    }

    @Override
    public List<Key> latest(int most) {
        return session.sql(
                        "SELECT ended.number, ended.revision, max(analysis.level) AS level FROM (SELECT number, revision,"
                                + " changed_at FROM board WHERE state = 'FINISHED' ORDER BY changed_at DESC LIMIT "
                                + LATEST
                                + ") ended JOIN analysis ON analysis.board = ended.number AND analysis.revision = ended.revision"
                                + " WHERE analysis.method = :method AND analysis.done_at IS NOT NULL"
                                + " GROUP BY ended.number, ended.revision, ended.changed_at"
                                + " ORDER BY ended.changed_at DESC, ended.number DESC LIMIT :most")
                .bind("method", GameAnalysis.METHOD)
                .bind("most", most)
                .map(row -> new Key(row.getInt("number"), row.getInt("revision"), new Level(row.getInt("level"))));
    }

    @Override
    public void ask(Key key, Player asker, Instant at) {
        about(
                        key,
                        "INSERT INTO analysis (board, revision, level, method, asked_at, found, failures)"
                                + " VALUES (:board, :revision, :level, :method, :at, :found, 0)"
                                + " ON CONFLICT (board, revision, level) DO UPDATE SET method = excluded.method,"
                                + " asked_at = excluded.asked_at, found = excluded.found, done_at = NULL, failures = 0"
                                + " WHERE analysis.method <> excluded.method")
                .bind("method", GameAnalysis.METHOD)
                .bind("at", at)
                .bind("found", Json.write(Findings.NONE))
                .execute();
        about(
                        key,
                        "INSERT INTO analysis_asker (board, revision, level, player_id)"
                                + " VALUES (:board, :revision, :level, :player) ON CONFLICT DO NOTHING")
                .bind("player", asker.id())
                .execute();
    }

    @Override
    public boolean waits(Key key, Player asker) {
        return about(key, "SELECT count(*) FROM analysis_asker" + THIS + " AND player_id = :player")
                        .bind("player", asker.id())
                        .map(row -> row.getInt(1))
                        .one()
                > 0;
    }

    @Override
    public int waiting(Player asker) {
        return session.sql("SELECT count(*) FROM analysis_asker WHERE player_id = ?", asker.id())
                .count();
    }

    @Override
    public Optional<InHand> claim(String worker, Instant now, Instant until) {
        Optional<InHand> next = session.sql("SELECT * FROM analysis WHERE done_at IS NULL"
                        + " AND (claimed_until IS NULL OR claimed_until <= :now)"
                        + " ORDER BY asked_at, board, revision, level LIMIT 1")
                .bind("now", now)
                .map(row -> inHand(row, worker))
                .findOne();
        next.ifPresent(claimed -> about(
                        claimed.key(), "UPDATE analysis SET claimed_by = :worker, claimed_until = :until" + THIS)
                .bind("worker", worker)
                .bind("until", until)
                .execute());
        return next;
    }

    private static InHand inHand(ResultSet row, String worker) throws SQLException {
        return new InHand(
                new Key(row.getInt("board"), row.getInt("revision"), new Level(row.getInt("level"))),
                worker,
                row.getInt("method") == GameAnalysis.METHOD
                        ? Json.read(row.getString("found"), Findings.class)
                        : Findings.NONE,
                row.getInt("failures"));
    }

    @Override
    public void goOn(InHand inHand, Findings found) {
        about(
                        inHand.key(),
                        "UPDATE analysis SET claimed_by = NULL, claimed_until = NULL, failures = 0, found = :found,"
                                + " method = :method" + THIS + " AND claimed_by = :worker")
                .bind("method", GameAnalysis.METHOD)
                .bind("found", Json.write(found))
                .bind("worker", inHand.worker())
                .execute();
    }

    @Override
    public List<Player> finish(InHand inHand, Findings found, Instant at) {
        int done = about(
                        inHand.key(),
                        "UPDATE analysis SET claimed_by = NULL, claimed_until = NULL, found = :found, done_at = :at,"
                                + " method = :method" + THIS + " AND claimed_by = :worker AND done_at IS NULL")
                .bind("method", GameAnalysis.METHOD)
                .bind("found", Json.write(found))
                .bind("at", at)
                .bind("worker", inHand.worker())
                .execute();
        if (done == 0) {
            return List.of(); // another worker has it
        }
        List<Player> askers = about(
                        inHand.key(),
                        "SELECT player.id, player.user_id, player.state FROM analysis_asker"
                                + " JOIN player ON player.id = analysis_asker.player_id" + THIS + " ORDER BY player.id")
                .map(row -> new Player(
                        row.getLong("id"), row.getString("user_id"), Player.State.valueOf(row.getString("state"))));
        forgetAskers(inHand.key());
        return askers;
    }

    @Override
    public void drop(InHand inHand) {
        forgetAskers(inHand.key());
        about(inHand.key(), "DELETE FROM analysis" + THIS + " AND done_at IS NULL")
                .execute();
    }

    private void forgetAskers(Key key) {
        about(key, "DELETE FROM analysis_asker" + THIS).execute();
    }

    @Override
    public void failed(InHand inHand, Instant at, Duration rest) {
        about(
                        inHand.key(),
                        "UPDATE analysis SET claimed_by = NULL, claimed_until = :until, failures = failures + 1" + THIS
                                + " AND claimed_by = :worker")
                .bind("until", at.plus(rest))
                .bind("worker", inHand.worker())
                .execute();
    }

    @Override
    public void release(String worker) {
        session.execute("UPDATE analysis SET claimed_by = NULL, claimed_until = NULL WHERE claimed_by = ?", worker);
    }
}
