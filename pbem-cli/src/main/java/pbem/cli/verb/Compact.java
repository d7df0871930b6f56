package pbem.cli.verb;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import pbem.cli.config.Settings;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.repository.Unavailable;
import pbem.store.engine.Database;
import picocli.CommandLine.Command;

/** {@code pbem tool compact}. */
@Command(
        name = "compact",
        description = "Rewrite the database without deleted rows: after prune it becomes smaller, and after erase"
                + " no trace is left in the file. A running server waits meanwhile. The disk must have room for"
                + " a copy of the database.")
public final class Compact extends HomeVerb {

    @Override
    public Integer call() throws Exception {
        Duration patience;
        try (PbemServer server = openServer()) {
            if (!Home.isHere(server.configuration())) {
                throw new Refused("compact is not needed for "
                        + server.database().name() + ", which reuses the space of deleted rows by itself");
            }
            patience = Duration.ofSeconds(server.configuration().get(Settings.DATABASE_PATIENCE));
        }
        Path database = home().database();
        long before = Files.size(database);
        try {
            Database.of(database).compact(patience);
        } catch (Unavailable e) {
            throw new Refused(e.getMessage() + "; nothing has changed (compact needs as much free space as "
                    + "the database, " + before + " bytes, until it is done)");
        }
        out().println("The database has " + Files.size(database) + " bytes now; it had " + before + ".");
        return 0;
    }
}
