package pbem.store.engine;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Which tables we believe that a statement reads or writes, and which ones SQLite says it does. */
public record SeenTables(Set<String> believed, Set<String> opened) {

    public static SeenTables of(Database database, String sql) {
        StatementTables tables = StatementTables.of(sql);
        Set<String> believed = new HashSet<>(tables.read());
        tables.written().ifPresent(believed::add);
        try (Connection connection = database.connect()) {
            Map<Integer, String> roots = new HashMap<>();
            try (PreparedStatement schema = connection.prepareStatement(
                            "SELECT rootpage, tbl_name FROM sqlite_master WHERE rootpage > 0");
                    ResultSet rows = schema.executeQuery()) {
                while (rows.next()) {
                    roots.put(rows.getInt(1), rows.getString(2));
                }
            }
            Set<String> opened = new HashSet<>();
            try (PreparedStatement explain = connection.prepareStatement("EXPLAIN " + sql);
                    ResultSet steps = explain.executeQuery()) {
                while (steps.next()) {
                    if (steps.getString("opcode").matches("OpenRead|OpenWrite|ReopenIdx")) {
                        opened.add(roots.get(steps.getInt("p2")));
                    }
                }
            }
            return new SeenTables(believed, opened);
        } catch (SQLException e) {
            throw new AssertionError(sql, e);
        }
    }
}
