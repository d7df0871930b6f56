package pbem.store.engine;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import pbem.phrase.Resource;

/**
 * This program's migrations, listed in the file {@code versions} beside them. The list shows without Flyway that exactly
 * these were applied to a database, which is the usual case: Flyway takes as long to load as all the rest of a start. A
 * migration that is missing in the list costs that time at each start.
 */
public final class ListedVersions {

    private ListedVersions() {}

    /** The numbers of the migrations in that folder. */
    public static Set<String> in(String migrations) {
        return names(migrations).stream().map(ListedVersions::number).collect(Collectors.toSet());
    }

    /** The SQL of the migrations in that folder up to a number; empty if it is not listed. */
    static List<String> scripts(String migrations, String upTo) {
        List<String> names = names(migrations);
        int last = names.stream().map(ListedVersions::number).toList().indexOf(upTo);
        return names.subList(0, last + 1).stream()
                .map(name -> file(migrations, name).text().orElseThrow())
                .toList();
    }

    private static List<String> names(String migrations) {
        return file(migrations, "versions").lines();
    }

    /** The number in a name, such as {@code V1__tables.sql}. */
    private static String number(String name) {
        return name.substring(1, name.indexOf("__"));
    }

    private static Resource file(String migrations, String name) {
        return new Resource(ListedVersions.class, "/" + migrations + "/" + name);
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
