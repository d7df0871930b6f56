package pbem.testkit;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import pbem.store.Store;
import pbem.store.engine.Database;
import pbem.store.engine.DatabaseRole;
import pbem.store.engine.Postgresql;
import pbem.store.engine.PostgresqlAddress;

/**
 * The databases of tests, each named by a file. On SQLite the database is that file. Where the system property {@code
 * pbem.test.engine}, or PBEM_TEST_ENGINE in the environment, says {@code postgresql}, it is a database of a PostgreSQL
 * server that runs as long as the JVM. A test that is only about files bears the tag
 * {@code sqlite} and does not run there.
 */
public final class TestDatabase {

    private static final boolean POSTGRESQL = "postgresql"
            .equals(System.getProperty("pbem.test.engine", System.getenv().getOrDefault("PBEM_TEST_ENGINE", "sqlite")));

    private TestDatabase() {}

    public static boolean isPostgresql() {
        return POSTGRESQL;
    }

    /** A new database with the tables of this version. Migrations are slow, so they run once for all tests of a run. */
    public static Database empty(Path file) {
        if (POSTGRESQL) {
            return OnPostgresql.make(file, OnPostgresql.BOOKS);
        }
        try {
            Files.write(file, OnSqlite.EMPTY);
            return Database.of(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The database of this file, or a new one with the tables of this version. */
    public static Database kept(Path file) {
        return !POSTGRESQL && Files.exists(file) ? Database.of(file) : empty(file);
    }

    /** A new database without tables. */
    public static Database nothing(Path file) {
        return POSTGRESQL ? OnPostgresql.make(file, "template0") : Database.of(file);
    }

    /** A new database of PostgreSQL without tables, whichever engine the tests run on. */
    public static Database nothingOnPostgresql(Path file) {
        return OnPostgresql.make(file, "template0");
    }

    /** The address of the PostgreSQL database of this file; its user is {@code postgres}, without a password. */
    public static String url(Path file) {
        return OnPostgresql.url(file);
    }

    /** The database that was made for this file. */
    public static Database at(Path file) {
        return POSTGRESQL ? OnPostgresql.at(file) : Database.of(file);
    }

    private static final class OnSqlite {
        static final byte[] EMPTY = bytes();

        private static byte[] bytes() {
            try {
                Path file = Files.createTempFile("pbem", ".db");
                Store.upgrade(Database.of(file));
                byte[] bytes = Files.readAllBytes(file);
                Files.delete(file);
                return bytes;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static final class OnPostgresql {

        static final String BOOKS = "books";
        private static final String USER = "postgres";
        private static final EmbeddedPostgres SERVER = start();
        private static final Map<Path, String> NAMES = new HashMap<>(); // guarded by the lock of the class, as is FREE
        private static final Deque<String> FREE = new ArrayDeque<>();
        private static final Set<String> REUSABLE = new HashSet<>();
        private static int made;

        /** Its data need not survive a crash of the machine. */
        private static EmbeddedPostgres start() {
            try {
                EmbeddedPostgres server = EmbeddedPostgres.builder()
                        .setServerConfig("fsync", "off")
                        .setServerConfig("full_page_writes", "off")
                        .setServerConfig("synchronous_commit", "off")
                        .setServerConfig("autovacuum", "off")
                        .setServerConfig("max_connections", "200")
                        .start();
                run(server, "CREATE DATABASE " + BOOKS + " TEMPLATE template0");
                Store.upgrade(database(server, BOOKS));
                return server;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        static synchronized Database make(Path file, String template) {
            takeThoseOfTestsThatAreOver();
            Path key = file.toAbsolutePath();
            if (NAMES.containsKey(key)) {
                drop(NAMES.remove(key));
            }
            String name = template.equals(BOOKS) && !FREE.isEmpty() ? FREE.pop() : null;
            if (name == null) {
                name = "test" + ++made;
                run(SERVER, "CREATE DATABASE " + name + " TEMPLATE " + template);
                if (template.equals(BOOKS)) {
                    REUSABLE.add(name);
                }
            } else {
                empty(name);
            }
            NAMES.put(key, name);
            return database(SERVER, name);
        }

        static synchronized Database at(Path file) {
            String name = NAMES.get(file.toAbsolutePath());
            if (name == null) {
                throw new AssertionError("no test made a database for " + file);
            }
            return database(SERVER, name);
        }

        /** The directory of a test is deleted when the test is over. */
        private static void takeThoseOfTestsThatAreOver() {
            NAMES.entrySet().removeIf(named -> {
                boolean over = !Files.exists(named.getKey().getParent());
                if (over && REUSABLE.contains(named.getValue())) {
                    FREE.push(named.getValue());
                } else if (over) {
                    drop(named.getValue());
                }
                return over;
            });
        }

        /** Emptying a database takes a hundredth of the time of making one from a template. */
        private static void empty(String name) {
            run(SERVER, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '" + name + "'");
            try (Connection connection = database(SERVER, name).connect();
                    Statement statement = connection.createStatement()) {
                statement.execute("""
                        SET session_replication_role = replica;
                        DO $$
                        DECLARE each record;
                        BEGIN
                            FOR each IN SELECT tablename FROM pg_tables WHERE schemaname = 'public'
                                    AND tablename <> 'flyway_schema_history' LOOP
                                EXECUTE 'DELETE FROM ' || each.tablename;
                            END LOOP;
                            FOR each IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' LOOP
                                EXECUTE 'ALTER SEQUENCE ' || each.sequencename || ' RESTART';
                            END LOOP;
                        END $$
                        """);
            } catch (SQLException e) {
                throw new AssertionError(name, e);
            }
        }

        private static void drop(String name) {
            run(SERVER, "DROP DATABASE " + name + " WITH (FORCE)");
        }

        static synchronized String url(Path file) {
            return url(SERVER, NAMES.get(file.toAbsolutePath()));
        }

        private static String url(EmbeddedPostgres server, String name) {
            return "jdbc:postgresql://127.0.0.1:" + server.getPort() + "/" + name;
        }

        private static Database database(EmbeddedPostgres server, String name) {
            DatabaseRole role = new DatabaseRole(USER, "");
            String url = url(server, name);
            return new Postgresql(PostgresqlAddress.of(url).orElseThrow(), role, role);
        }

        private static void run(EmbeddedPostgres server, String sql) {
            try (Connection connection = server.getPostgresDatabase().getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute(sql);
            } catch (SQLException e) {
                throw new AssertionError(sql, e);
            }
        }
    }
}
