package pbem.store.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.testkit.TestDatabase;

/** {@link Sql#leavingLoaded} relies on this: a statement changes rows only of the table that it names. */
@Tag("sqlite")
class CascadesTest {

    @TempDir
    private Path directory;

    private List<String> told(String question) throws SQLException {
        List<String> told = new ArrayList<>();
        Database database = TestDatabase.empty(directory.resolve("pbem.db"));
        try (Connection connection = database.connect();
                PreparedStatement asked = connection.prepareStatement(question);
                ResultSet rows = asked.executeQuery()) {
            while (rows.next()) {
                told.add(rows.getString(1));
            }
        }
        return told;
    }

    @Test
    void there_are_no_triggers_and_no_views() throws SQLException {
        assertThat(told("SELECT DISTINCT type FROM sqlite_master ORDER BY type"))
                .containsExactly("index", "table");
    }

    @Test
    void no_row_takes_another_with_it_but_a_mail_its_bytes() throws SQLException {
        String keys =
                "FROM sqlite_master AS child, pragma_foreign_key_list(child.name) AS parent WHERE child.type = 'table'";
        assertThat(told("SELECT child.name " + keys)).hasSizeGreaterThan(20);
        assertThat(told("SELECT child.name " + keys
                        + " AND NOT (parent.on_delete IN ('NO ACTION', 'RESTRICT')"
                        + " AND parent.on_update IN ('NO ACTION', 'RESTRICT'))"))
                .containsExactly("frozen");
    }
}
