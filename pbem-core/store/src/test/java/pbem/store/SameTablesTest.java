package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.store.engine.Database;
import pbem.store.engine.DatabaseRole;
import pbem.store.engine.ListedVersions;
import pbem.store.engine.Postgresql;
import pbem.store.engine.PostgresqlAddress;
import pbem.testkit.Club;
import pbem.testkit.TestDatabase;

/** The scripts of both kinds of database make the same tables, so that one text of SQL serves both. */
@Tag("postgresql")
class SameTablesTest {

    @TempDir
    private Path directory;

    private interface Question {
        Set<String> ask(Connection connection, String table) throws SQLException;
    }

    private static Set<String> told(Database database, Question question) {
        Set<String> told = new TreeSet<>();
        try (Connection connection = database.connect();
                ResultSet tables =
                        connection.getMetaData().getTables(null, connection.getSchema(), "%", new String[] {"TABLE"})) {
            while (tables.next()) {
                String table = tables.getString("TABLE_NAME");
                if (!table.equals("flyway_schema_history") && !table.startsWith("sqlite_")) {
                    question.ask(connection, table).forEach(line -> told.add(table + " " + line));
                }
            }
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
        return told;
    }

    private void same(Question question) {
        Database file = Database.of(directory.resolve("file.db"));
        Store.upgrade(file);
        Database elsewhere = TestDatabase.empty(directory.resolve("pbem.db"));
        assertThat(told(elsewhere, question)).isEqualTo(told(file, question)).hasSizeGreaterThan(20);
    }

    /** Such a key of SQLite is as long as any number: by INTEGER it knows the rows themselves. */
    private static Set<String> keys(Connection connection, String table) throws SQLException {
        Set<String> keys = new TreeSet<>();
        try (ResultSet found = connection.getMetaData().getPrimaryKeys(null, connection.getSchema(), table)) {
            while (found.next()) {
                keys.add(found.getString("COLUMN_NAME"));
            }
        }
        return keys;
    }

    @Test
    void columnsAreCalledAlikeAndHoldTheSame() {
        same((connection, table) -> {
            Set<String> columns = new TreeSet<>();
            Set<String> keys = keys(connection, table);
            try (ResultSet found = connection.getMetaData().getColumns(null, connection.getSchema(), table, "%")) {
                while (found.next()) {
                    String type = found.getString("TYPE_NAME").toLowerCase(Locale.ROOT);
                    String kind = switch (type) {
                        case "int8", "bigserial" -> "bigint";
                        case "int4" -> "integer";
                        case "bytea" -> "blob";
                        case "float8" -> "double precision";
                        case "integer" -> keys.equals(Set.of(found.getString("COLUMN_NAME"))) ? "bigint" : type;
                        default -> type;
                    };
                    columns.add(found.getString("COLUMN_NAME") + " " + kind);
                }
            }
            return columns;
        });
    }

    @Test
    void rowsAreKnownByTheSameAndReferToTheSame() {
        same((connection, table) -> {
            DatabaseMetaData tells = connection.getMetaData();
            Set<String> keys = new TreeSet<>();
            try (ResultSet found = tells.getPrimaryKeys(null, connection.getSchema(), table)) {
                while (found.next()) {
                    keys.add("is known by " + found.getString("COLUMN_NAME"));
                }
            }
            try (ResultSet found = tells.getImportedKeys(null, connection.getSchema(), table)) {
                while (found.next()) {
                    keys.add(found.getString("FKCOLUMN_NAME") + " refers to " + found.getString("PKTABLE_NAME"));
                }
            }
            return keys;
        });
    }

    @Test
    void theSameIndexesFindThem() {
        same((connection, table) -> {
            Set<String> indexes = new TreeSet<>();
            try (ResultSet found =
                    connection.getMetaData().getIndexInfo(null, connection.getSchema(), table, false, true)) {
                while (found.next()) {
                    String name = String.valueOf(found.getString("INDEX_NAME"));
                    if (!name.startsWith("sqlite_") && !name.endsWith("_key") && !name.endsWith("_pkey")) {
                        indexes.add(name);
                    }
                }
            }
            indexes.remove("null");
            return indexes;
        });
    }

    @Test
    void textIsComparedByItsBytes() {
        Database elsewhere = TestDatabase.empty(directory.resolve("pbem.db"));
        try (Connection connection = elsewhere.connect();
                var statement = connection.createStatement();
                ResultSet others = statement.executeQuery(
                        "SELECT table_name, column_name FROM information_schema.columns"
                                + " WHERE table_schema = current_schema() AND data_type = 'text'"
                                + " AND table_name <> 'flyway_schema_history' AND collation_name IS DISTINCT FROM 'C'")) {
            assertThat(others.next()).as("a column without COLLATE \"C\"").isFalse();
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void theScriptsHaveTheSameNumbers() {
        assertThat(ListedVersions.in("pbem/store/migrations/postgresql"))
                .isEqualTo(ListedVersions.in("pbem/store/migrations/sqlite"));
    }

    @Test
    void theUserOfTheWorkersMayNeitherMakeNorDropATable() throws SQLException {
        Path file = directory.resolve("pbem.db");
        Database database = TestDatabase.nothingOnPostgresql(file);
        try (Connection connection = database.connect();
                var statement = connection.createStatement()) {
            statement.execute("DROP ROLE IF EXISTS worker");
            statement.execute("CREATE ROLE worker LOGIN");
        }
        var owner = new DatabaseRole("postgres", "");
        var worker = new DatabaseRole("worker", "");
        Database both =
                new Postgresql(PostgresqlAddress.of(TestDatabase.url(file)).orElseThrow(), worker, owner);
        Store.upgrade(both);
        try (Store store = Store.open(both, Club.GAMES)) {
            store.change(tx -> tx.players().enrol("alice", "a@example.net", Club.START));
        }
        try (Connection connection = both.connect();
                var statement = connection.createStatement()) {
            assertThat(Store.isCurrent(both)).isTrue();
            for (String sql : List.of(
                    "DROP TABLE remark",
                    "CREATE TABLE mine (id INTEGER)",
                    "ALTER TABLE player ADD COLUMN mine TEXT",
                    "DELETE FROM flyway_schema_history")) {
                assertThatThrownBy(() -> statement.execute(sql)).as(sql).isInstanceOf(SQLException.class);
            }
        } finally {
            try (Connection connection = database.connect();
                    var statement = connection.createStatement()) {
                statement.execute("DROP OWNED BY worker");
                statement.execute("DROP ROLE worker");
            }
        }
    }
}
