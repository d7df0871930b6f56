package pbem.store.version;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The migrations of this program by their numbers, so that the usual case, a database to which just these were applied, is
 * seen without Flyway, which takes as long to wake as all the rest of a start. A list that lacks one costs that time and
 * nothing else.
 */
public final class ListedVersions {

    private ListedVersions() {}

    /** The numbers in the file {@code versions} beside the migrations. */
    public static Set<String> all() {
        try (InputStream list = ListedVersions.class.getResourceAsStream("/pbem/store/sqlite/versions")) {
            return new String(list.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Whether just these were applied to the database in that file, under that address of JDBC; if not, or if it cannot be read, Flyway has
     * to say more.
     */
    public static boolean areAppliedTo(Path file, String url) {
        if (!Files.exists(file)) {
            return false; // to look would make one
        }
        Set<String> applied = new HashSet<>();
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT version, success FROM flyway_schema_history")) {
            while (rows.next()) {
                applied.add(rows.getBoolean("success") ? rows.getString("version") : "failed");
            }
        } catch (SQLException e) {
            return false;
        }
        return applied.equals(all());
    }
}
