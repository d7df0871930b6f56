package pbem.store.transfer;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A table as the database describes it.
 *
 * @param columns the types of its columns, in lower case, by name
 * @param keys the columns of its primary key, in order; none if it has no key
 * @param parents the other tables that its rows refer to
 */
record Table(String name, Map<String, String> columns, List<String> keys, Set<String> parents) {

    /** Tables whose rows are not copied: the applied migrations and the present workers. */
    private static final Set<String> NOT_OURS = Set.of("flyway_schema_history", "worker");

    /** All tables whose rows are copied, each after the tables that it refers to. */
    static List<Table> of(Connection connection) throws SQLException {
        Map<String, Table> tables = new TreeMap<>();
        for (String name : names(connection)) {
            tables.put(name, of(connection, name));
        }
        List<Table> sorted = new ArrayList<>();
        while (!tables.isEmpty()) {
            List<Table> free = tables.values().stream()
                    .filter(table -> table.parents().stream().noneMatch(tables::containsKey))
                    .toList();
            if (free.isEmpty()) {
                throw new IllegalStateException("tables refer to each other in a circle: " + tables.keySet());
            }
            sorted.addAll(free);
            free.forEach(table -> tables.remove(table.name()));
        }
        return sorted;
    }

    private static Set<String> names(Connection connection) throws SQLException {
        Set<String> names = new TreeSet<>();
        try (ResultSet found =
                connection.getMetaData().getTables(null, connection.getSchema(), "%", new String[] {"TABLE"})) {
            while (found.next()) {
                names.add(found.getString("TABLE_NAME"));
            }
        }
        names.removeAll(NOT_OURS);
        names.removeIf(name -> name.startsWith("sqlite_"));
        return names;
    }

    private static Table of(Connection connection, String name) throws SQLException {
        DatabaseMetaData tells = connection.getMetaData();
        String schema = connection.getSchema();
        Map<String, String> columns = new LinkedHashMap<>();
        try (ResultSet found = tells.getColumns(null, schema, name, "%")) {
            while (found.next()) {
                columns.put(
                        found.getString("COLUMN_NAME"),
                        found.getString("TYPE_NAME").toLowerCase(Locale.ROOT));
            }
        }
        Map<Integer, String> keys = new TreeMap<>();
        try (ResultSet found = tells.getPrimaryKeys(null, schema, name)) {
            while (found.next()) {
                keys.put(found.getInt("KEY_SEQ"), found.getString("COLUMN_NAME"));
            }
        }
        Set<String> parents = new TreeSet<>();
        try (ResultSet found = tells.getImportedKeys(null, schema, name)) {
            while (found.next()) {
                parents.add(found.getString("PKTABLE_NAME"));
            }
        }
        parents.remove(name); // a row may refer to an earlier one
        return new Table(name, columns, List.copyOf(keys.values()), parents);
    }

    String select() {
        return "SELECT " + String.join(", ", columns.keySet()) + " FROM " + name
                + (keys.isEmpty() ? "" : " ORDER BY " + String.join(", ", keys));
    }

    String insert() {
        return "INSERT INTO " + name + " (" + String.join(", ", columns.keySet()) + ") VALUES ("
                + String.join(", ", columns.keySet().stream().map(column -> "?").toList()) + ")";
    }
}
