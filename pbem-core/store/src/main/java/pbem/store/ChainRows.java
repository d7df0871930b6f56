package pbem.store;

import com.fasterxml.jackson.core.type.TypeReference;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.text.RecordChain;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;
import pbem.store.json.Json;
import pbem.terms.Terms;

/**
 * The stored hash chain of a log. It is written once with each event, so that it reveals later changes, even to another
 * legal move.
 */
record ChainRows(Session session) {

    /** Starts the chain of a new board. */
    void begin(Board board) {
        String root = RecordChain.root(board);
        session.execute("UPDATE board SET root = ?, head = ? WHERE number = ?", root, root, board.number());
    }

    /** The deviations from the chain, a clause each. Unreadable entries are left to the replay. */
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
            faults.add("its log does not end as it did: events at its end were removed, or added by another program");
        }
        return faults;
    }

    /**
     * @param computed the correct root; empty if it cannot be computed
     */
    private record Start(String root, String head, Optional<String> computed) {}

    private Start start(int board) {
        int seats =
                session.sql("SELECT count(*) FROM seat WHERE board = ?", board).count();
        return session.sql("SELECT * FROM board WHERE number = ?", board)
                .map(row -> new Start(row.getString("root"), row.getString("head"), root(row, seats)))
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
                    Sql.instant(row, "started_at")));
        } catch (RuntimeException e) {
            return Optional.empty(); // damaged
        }
    }

    /**
     * @param stored the stored link
     * @param entry empty if it is unreadable
     */
    private record Link(int revision, String stored, Optional<Entry> entry) {}

    private List<Link> links(int board) {
        return session.sql("SELECT * FROM event WHERE board = ? ORDER BY revision", board)
                .map(row -> new Link(row.getInt("revision"), row.getString("link"), entry(row)));
    }

    private static Optional<Entry> entry(ResultSet row) throws SQLException {
        try {
            return Optional.of(SqlBoards.entry(row));
        } catch (RuntimeException e) {
            return Optional.empty(); // damaged
        }
    }
}
