package pbem.store.version;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import pbem.store.engine.Database;

/**
 * The numbers of this program's migrations. They show without Flyway that exactly these were applied to a database,
 * which is the usual case: Flyway takes as long to load as all the rest of a start. A number that is missing in the
 * list costs that time and nothing else.
 */
public final class ListedVersions {

    private ListedVersions() {}

    /** The numbers in the file {@code versions} in that folder. */
    public static Set<String> in(String migrations) {
        try (InputStream list = ListedVersions.class.getResourceAsStream("/" + migrations + "/versions")) {
            return new String(list.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Whether exactly the listed migrations were applied to the database. False also if it cannot be read; Flyway then
     * finds out more.
     */
    public static boolean areAppliedTo(Database database) {
        if (database.isMissing()) {
            return false;
        }
        Set<String> applied = new HashSet<>();
        try (Connection connection = database.connect();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(
                        "SELECT version, success FROM flyway_schema_history WHERE version IS NOT NULL")) {
            while (rows.next()) {
                applied.add(rows.getBoolean("success") ? rows.getString("version") : "failed");
            }
        } catch (SQLException e) {
            return false;
        }
        return applied.equals(in(database.migrations()));
    }
}
