package pbem.store.robot;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import pbem.engine.Level;
import pbem.player.Player;
import pbem.repository.robot.OutsideRobot;
import pbem.repository.robot.Robot;
import pbem.repository.robot.Robots;
import pbem.repository.robot.StuckBoard;
import pbem.store.engine.Session;

/** The robots in one transaction. */
public record SqlRobots(Session session) implements Robots {

    /** The server's own robots and those of other people. */
    private static final String EACH =
            "(SELECT player_id FROM robot UNION ALL SELECT player_id FROM outside_robot) AS each_robot";

    /**
     * The boards on which a robot has a turn or an offer to answer, each with the time since when; a board may occur
     * twice.
     */
    private static final String WAITING = "SELECT turn.board, turn.began_at AS since FROM " + EACH
            + " JOIN turn ON turn.player_id = each_robot.player_id"
            + " UNION SELECT seat.board, board.changed_at FROM " + EACH
            + " JOIN seat ON seat.player_id = each_robot.player_id"
            + " JOIN board ON board.number = seat.board AND board.state = 'ACTIVE'"
            + " AND board.offered_to LIKE '%,' || seat.seat || ',%'";

    /** The waiting boards that no worker has claimed. */
    private static final String FREE = "SELECT waiting.board FROM (" + WAITING + ") AS waiting"
            + " LEFT JOIN thinking ON thinking.board = waiting.board"
            + " WHERE (thinking.claimed_until IS NULL OR thinking.claimed_until <= :now)";

    @Override
    public List<Robot> all() {
        return session.sql(
                        "SELECT player.*, robot.level FROM robot JOIN player ON player.id = robot.player_id ORDER BY level")
                .map(row -> new Robot(
                        new Player(row.getLong("id"), row.getString("user_id"), Player.State.ROBOT),
                        new Level(row.getInt("level"))));
    }

    @Override
    public Optional<Robot> of(Player player) {
        return player.state() == Player.State.ROBOT
                ? all().stream().filter(robot -> robot.player().equals(player)).findFirst()
                : Optional.empty();
    }

    @Override
    public Robot add(Robot robot) {
        session.execute(
                "INSERT INTO robot (player_id, level) VALUES (?, ?)",
                robot.player().id(),
                robot.level().number());
        return robot;
    }

    @Override
    public List<OutsideRobot> outside() {
        return session.sql("SELECT player.*, outside_robot.name FROM outside_robot"
                        + " JOIN player ON player.id = outside_robot.player_id ORDER BY outside_robot.name")
                .map(row -> new OutsideRobot(
                        new Player(row.getLong("id"), row.getString("user_id"), Player.State.ROBOT),
                        row.getString("name")));
    }

    @Override
    public OutsideRobot add(OutsideRobot robot) {
        session.execute(
                "INSERT INTO outside_robot (player_id, name) VALUES (?, ?)",
                robot.player().id(),
                robot.name());
        return robot;
    }

    @Override
    public Optional<Claimed> claim(int board, String worker, Instant from, Instant until, LongSupplier seeds) {
        if (!isFree(board, from)) {
            return Optional.empty();
        }
        session.execute(
                "INSERT INTO thinking (board, seed, hopeless, failures) VALUES (?, ?, 0, 0) ON CONFLICT DO NOTHING",
                board,
                seeds.getAsLong());
        session.sql("INSERT INTO robot_queue (player_id, served_at) SELECT seat.player_id, :at FROM seat"
                        + " JOIN player ON player.id = seat.player_id AND player.state <> 'ROBOT'"
                        + " WHERE seat.board = :board"
                        + " ON CONFLICT (player_id) DO UPDATE SET served_at = excluded.served_at")
                .bind("at", from)
                .bind("board", board)
                .execute();
        return Optional.of(session.sql("UPDATE thinking SET claimed_by = :worker, claimed_until = :until"
                        + " WHERE board = :board RETURNING seed, hopeless, failures")
                .bind("worker", worker)
                .bind("until", until)
                .bind("board", board)
                .map(row ->
                        new Claimed(board, worker, row.getLong("seed"), row.getInt("hopeless"), row.getInt("failures")))
                .one());
    }

    private boolean isFree(int board, Instant now) {
        return session.sql(FREE + " AND waiting.board = :board LIMIT 1")
                .bind("now", now)
                .bind("board", board)
                .integers()
                .findOne()
                .isPresent();
    }

    @Override
    public Optional<Integer> next(Instant now) {
        return session.sql(FREE + " ORDER BY (SELECT coalesce(min(robot_queue.served_at), 0) FROM seat"
                        + " JOIN robot_queue ON robot_queue.player_id = seat.player_id"
                        + " WHERE seat.board = waiting.board), waiting.since, waiting.board LIMIT 1")
                .bind("now", now)
                .integers()
                .findOne();
    }

    @Override
    public int hopeless(int board) {
        return session.sql("SELECT hopeless FROM thinking WHERE board = ?", board)
                .integers()
                .findOne()
                .orElse(0);
    }

    @Override
    public void done(Claimed claimed, int hopeless) {
        session.sql("UPDATE thinking SET claimed_by = NULL, claimed_until = NULL, failures = 0,"
                        + " fault = NULL, hopeless = :hopeless WHERE board = :board AND claimed_by = :worker")
                .bind("hopeless", hopeless)
                .bind("board", claimed.board())
                .bind("worker", claimed.worker())
                .execute();
    }

    @Override
    public void failed(Claimed claimed, Instant at, Duration rest, String why) {
        session.sql("UPDATE thinking SET claimed_by = NULL, claimed_until = :until, failures = failures + 1,"
                        + " fault = :why WHERE board = :board AND claimed_by = :worker")
                .bind("why", why)
                .bind("until", at.plus(rest))
                .bind("board", claimed.board())
                .bind("worker", claimed.worker())
                .execute();
    }

    @Override
    public List<StuckBoard> stuck() {
        return session.sql("SELECT thinking.board, thinking.failures, coalesce(thinking.fault, '') AS why,"
                        + " coalesce(thinking.claimed_until, 0) AS again FROM thinking"
                        + " JOIN board ON board.number = thinking.board AND board.state = 'ACTIVE'"
                        + " WHERE thinking.failures > 0 AND thinking.board IN"
                        + " (SELECT waiting.board FROM (" + WAITING + ") AS waiting) ORDER BY thinking.board")
                .map(row -> new StuckBoard(
                        row.getInt("board"),
                        row.getInt("failures"),
                        row.getString("why"),
                        Instant.ofEpochMilli(row.getLong("again"))));
    }

    @Override
    public int retry(OptionalInt board) {
        int boards = 0;
        for (StuckBoard stuck : stuck()) {
            if (board.isEmpty() || board.getAsInt() == stuck.board()) {
                boards += session.execute(
                        "UPDATE thinking SET claimed_until = NULL WHERE board = ? AND claimed_by IS NULL",
                        stuck.board());
            }
        }
        return boards;
    }

    @Override
    public void release(String worker) {
        session.execute("UPDATE thinking SET claimed_by = NULL, claimed_until = NULL WHERE claimed_by = ?", worker);
    }

    @Override
    public int waiting() {
        return session.sql("SELECT count(DISTINCT waiting.board) FROM (" + WAITING + ") AS waiting")
                .count();
    }

    @Override
    public int boardsWith(Player person) {
        return session.sql("SELECT count(*) FROM seat JOIN board ON board.number = seat.board"
                        + " WHERE seat.player_id = :player AND board.state = 'ACTIVE' AND EXISTS (SELECT 1 FROM seat other"
                        + " JOIN " + EACH + " ON each_robot.player_id = other.player_id"
                        + " WHERE other.board = seat.board)")
                .bind("player", person.id())
                .count();
    }

    @Override
    public List<UsedSeed> seeds(int board) {
        List<UsedSeed> seeds = new ArrayList<>(
                session.sql("SELECT revision, seed FROM spent_seed WHERE board = ? ORDER BY revision", board)
                        .map(row -> new UsedSeed(OptionalInt.of(row.getInt("revision")), row.getLong("seed"))));
        session.sql("SELECT seed FROM thinking WHERE board = ?", board)
                .map(row -> new UsedSeed(OptionalInt.empty(), row.getLong("seed")))
                .forEach(seeds::add);
        return seeds;
    }

    @Override
    public void spend(int board, int revision) {
        session.execute(
                "INSERT INTO spent_seed (board, revision, seed) SELECT board, ?, seed FROM thinking WHERE board = ?",
                revision,
                board);
        session.execute("DELETE FROM thinking WHERE board = ?", board);
    }
}
