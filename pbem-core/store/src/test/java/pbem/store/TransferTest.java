package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.repository.Unavailable;
import pbem.store.engine.Database;
import pbem.store.transfer.Transfer;
import pbem.testkit.Club;
import pbem.testkit.TestDatabase;

/** A club that moves from one kind of database to the other, and back. */
@Tag("postgresql")
class TransferTest {

    @TempDir
    private Path directory;

    private Club club;
    private Database database;

    @BeforeEach
    void live() {
        club = new Club(directory, "alice", "bob", "carol");
        database = TestDatabase.at(directory.resolve("pbem.db"));
        club.board("chromino", "alice", "bob");
        club.board("cholone", "alice", "bob");
        club.plays(102, "c5,d5");
        club.says("bob", "cholone challenge carol\n\nÄ word to the wise: \uD83C\uDFB2");
        club.says("carol", "set format plain");
    }

    @AfterEach
    void close() {
        club.close();
    }

    /** All stored rows, one line each. */
    private static List<String> rows(Database database) {
        try (Store store = Store.open(database, Club.GAMES)) {
            return store.read(tx -> Tables.columns(tx).keySet().stream()
                    .filter(table -> !table.equals("counter"))
                    .flatMap(table -> Tables.of(tx).createQuery("SELECT * FROM " + table).mapToMap().stream()
                            .map(row -> row.entrySet().stream()
                                    .map(column -> column.getKey() + "=" + text(column.getValue()))
                                    .sorted()
                                    .collect(Collectors.joining(", ", table + ": ", "")))
                            .sorted())
                    .toList());
        }
    }

    private static String text(Object value) {
        return value instanceof byte[] bytes ? Integer.toString(Arrays.hashCode(bytes)) : String.valueOf(value);
    }

    private Database onSqlite(String name) {
        Database file = Database.of(directory.resolve(name));
        Store.upgrade(file);
        return file;
    }

    @Test
    void everyRowIsThereAndBackAgainAndNumbersGoOn() {
        Database file = onSqlite("copy.db");
        Transfer.run(database, file);
        Database back = TestDatabase.empty(directory.resolve("back"));
        Transfer.frozen(file, back);

        assertThat(rows(file)).isEqualTo(rows(database)).hasSizeGreaterThan(20);
        assertThat(rows(back)).isEqualTo(rows(database));
        for (Database copy : List.of(file, back)) {
            try (Store store = Store.open(copy, Club.GAMES)) {
                assertThat(Audit.of(store)).isEqualTo(new Audit.Report(2, List.of(), List.of()));
                long board = store.change(tx -> Tables.next(tx, "board"));
                assertThat(board).isEqualTo(103);
            }
        }
    }

    @Test
    void theContentOfTheTargetIsReplaced() {
        Database file = onSqlite("copy.db");
        Transfer.run(database, file);
        club.plays(102, "g5,f5");
        Transfer.run(database, file);
        assertThat(rows(file)).isEqualTo(rows(database));
    }

    @Test
    void oneThatIsStoppedHasChangedNothingAndIsBegunAgain() {
        Database other = another();
        run(other, "ALTER TABLE outbox ADD CONSTRAINT stop CHECK (id < 3)");
        assertThatThrownBy(() -> Transfer.run(database, other)).hasMessageContaining("stop");
        assertThat(Transfer.isEmpty(other)).isTrue();
        run(other, "ALTER TABLE outbox DROP CONSTRAINT stop");
        Transfer.run(database, other);
        assertThat(rows(other)).isEqualTo(rows(database));
    }

    /** A database whose tables may be changed, since no other test uses it. */
    private Database another() {
        Database other = TestDatabase.nothingOnPostgresql(directory.resolve("another"));
        Store.upgrade(other);
        return other;
    }

    private static void run(Database database, String sql) {
        try (var connection = database.connect();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new AssertionError(sql, e);
        }
    }

    @Test
    void nobodyWritesIntoTheOldOneMeanwhile() {
        Database file = onSqlite("copy.db");
        Transfer.run(database, file);
        Database other = TestDatabase.empty(directory.resolve("other"));
        try (Store busy = Store.open(file, Club.GAMES)) {
            assertThatThrownBy(() -> busy.change(tx -> {
                        tx.players().enrol("dave", "dave@example.net", club.now());
                        return Transfer.frozen(file, other, Duration.ofMillis(300));
                    }))
                    .isInstanceOf(Unavailable.class);
        }
        assertThat(Transfer.isEmpty(other)).isTrue();
    }

    @Test
    void oneOfAnotherVersionIsRefused() {
        Database other = another();
        run(other, "ALTER TABLE remark ADD COLUMN mood TEXT");
        assertThatThrownBy(() -> Transfer.run(database, other)).hasMessageContaining("not of the same version");
    }
}
