package pbem.store;

import com.fasterxml.jackson.core.type.TypeReference;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.migration.Context;
import org.flywaydb.core.api.migration.JavaMigration;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.text.RecordChain;
import pbem.store.engine.Sql;
import pbem.terms.Terms;

/**
 * The chain of hashes as it stands beside the log. It is written with each event and never again, so that it tells what
 * was changed since, even to another move that is legal.
 */
final class ChainRows {

    private final Handle handle;

    ChainRows(Handle handle) {
        this.handle = handle;
    }

    /** Of a new board. */
    void begin(Board board) {
        begin(board.number(), RecordChain.root(board));
    }

    private void begin(int board, String root) {
        handle.execute("UPDATE board SET root = ?, head = ? WHERE number = ?", root, root, board);
    }

    /** Of a board from before there were chains: this is the hash of its newest event that can be read. */
    private void end(int board, String link) {
        Sql.on(handle, "UPDATE board SET head = :head WHERE number = :number")
                .bind("head", link)
                .bind("number", board)
                .execute();
    }

    /** What does not go with the chain, a clause each. What cannot be read at all is left to whoever replays it. */
    List<String> faults(int board) {
        Start start = start(board);
        List<String> faults = new ArrayList<>();
        if (start.computed().filter(root -> !root.equals(start.root())).isPresent()) {
            faults.add(
                    "its game, rules, options, terms, seats, seed or time of start are not those with which it began");
        }
        String before = start.root();
        for (Link link : links(board)) {
            String previous = before;
            if (link.entry()
                    .filter(entry -> !RecordChain.link(previous, entry).equals(link.stored()))
                    .isPresent()) {
                faults.add(
                        "event " + link.revision()
                                + " is not what was entered: its instant, seat or decision was changed, or what came before it is gone");
            }
            before = link.stored();
        }
        if (!before.equals(start.head())) {
            faults.add("its log ends otherwise than it did: events behind it are gone, or were added by another hand");
        }
        return faults;
    }

    /**
     * @param computed what the root should be; empty if that cannot be told
     */
    private record Start(String root, String head, Optional<String> computed) {}

    private Start start(int board) {
        int seats = handle.createQuery("SELECT count(*) FROM seat WHERE board = :board")
                .bind("board", board)
                .mapTo(Integer.class)
                .one();
        return handle.createQuery("SELECT * FROM board WHERE number = :board")
                .bind("board", board)
                .map((row, context) -> new Start(row.getString("root"), row.getString("head"), root(row, seats)))
                .one();
    }

    private static Optional<String> root(ResultSet row, int seats) throws SQLException {
        try {
            Map<String, String> options =
                    Json.read(row.getString("options"), new TypeReference<Map<String, String>>() {});
            return Optional.of(RecordChain.root(
                    row.getInt("number"),
                    row.getString("game"),
                    row.getInt("rules_version"),
                    new Setup(seats, options, Seed.ofHex(row.getString("seed"))),
                    Json.read(row.getString("terms"), Terms.class),
                    ColumnMappers.instant(row, "started_at")));
        } catch (RuntimeException e) {
            return Optional.empty(); // damaged
        }
    }

    /**
     * @param stored what the row says
     * @param entry empty if it cannot be read
     */
    private record Link(int revision, String stored, Optional<Entry> entry) {}

    private List<Link> links(int board) {
        return handle.createQuery("SELECT * FROM event WHERE board = :board ORDER BY revision")
                .bind("board", board)
                .map((row, context) -> new Link(row.getInt("revision"), row.getString("link"), entry(row)))
                .list();
    }

    private static Optional<Entry> entry(ResultSet row) throws SQLException {
        try {
            return Optional.of(SqlBoards.entry(row));
        } catch (RuntimeException e) {
            return Optional.empty(); // damaged
        }
    }

    /** The chain of a board from before there were any, as far as its rows can be read. */
    private void complete(int board) {
        Optional<String> root = start(board).computed();
        if (root.isEmpty()) {
            return;
        }
        begin(board, root.get());
        String before = root.get();
        for (Link link : links(board)) {
            if (link.entry().isEmpty()) {
                return;
            }
            before = RecordChain.link(before, link.entry().get());
            handle.execute(
                    "UPDATE event SET link = ? WHERE board = ? AND revision = ?", before, board, link.revision());
            end(board, before);
        }
    }

    /** Computes the chain of every board that is older than chains, in one transaction. */
    static final class OfOldBoards implements JavaMigration {

        @Override
        public MigrationVersion getVersion() {
            return MigrationVersion.fromVersion("12.1");
        }

        @Override
        public String getDescription() {
            return "the chain of old events";
        }

        @Override
        public Integer getChecksum() {
            return 1;
        }

        @Override
        public boolean canExecuteInTransaction() {
            return true;
        }

        @Override
        public void migrate(Context context) {
            Jdbi database = Jdbi.create(context.getConnection());
            ColumnMappers.install(database);
            database.useHandle(handle -> {
                ChainRows rows = new ChainRows(handle);
                handle.createQuery("SELECT number FROM board ORDER BY number")
                        .mapTo(Integer.class)
                        .list()
                        .forEach(rows::complete);
            });
        }
    }
}
