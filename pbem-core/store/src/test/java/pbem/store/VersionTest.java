package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.testkit.Club;

/** A database of another version of the program is neither read nor spoiled. */
class VersionTest {

    @TempDir
    private Path directory;

    private Path file;

    @BeforeEach
    void choose() {
        file = directory.resolve("pbem.db");
    }

    private void ofTheFuture() {
        Club.emptyBooks(file);
        try (Store store = Store.open(file, Club.GAMES)) {
            store.change(tx -> tx.handle()
                    .execute(
                            "INSERT INTO flyway_schema_history SELECT installed_rank + 1, '9999', 'of the future', type,"
                                    + " 'V9999__of_the_future.sql', 5, installed_by, installed_on, execution_time, success"
                                    + " FROM flyway_schema_history ORDER BY installed_rank DESC LIMIT 1"));
        }
    }

    @Test
    void an_older_one_asks_for_an_upgrade() throws IOException {
        Files.createFile(file);
        assertThat(Store.isCurrent(file)).isFalse();
        assertThatThrownBy(() -> Store.open(file, Club.GAMES))
                .isInstanceOf(WrongVersion.class)
                .hasMessage("the database is of an older version of PBeM; run: pbem upgrade");
    }

    @Test
    void an_upgrade_makes_it_current_and_a_second_one_changes_nothing() {
        Store.upgrade(file);
        assertThat(Store.isCurrent(file)).isTrue();
        Store.upgrade(file);
        Store.open(file, Club.GAMES).close();
    }

    @Test
    void a_newer_one_asks_for_a_newer_program() {
        ofTheFuture();
        String newer = "the database is of a newer version of PBeM than this program; install that version";
        assertThatThrownBy(() -> Store.open(file, Club.GAMES))
                .isInstanceOf(WrongVersion.class)
                .hasMessage(newer);
        assertThatThrownBy(() -> Store.isCurrent(file))
                .isInstanceOf(WrongVersion.class)
                .hasMessage(newer);
        assertThatThrownBy(() -> Store.upgrade(file))
                .isInstanceOf(WrongVersion.class)
                .hasMessage(newer);
    }
}
