package pbem.cli.verb;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import pbem.cli.home.Home;
import pbem.cli.home.OwnerOnly;
import pbem.cli.home.PbemServer;
import pbem.store.Store;
import picocli.CommandLine.Command;

/** {@code pbem upgrade}. */
@Command(name = "upgrade", description = "Bring the database of a home to the version of this program, after a backup.")
public final class Upgrade extends HomeVerb {

    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);

    @Override
    public Integer call() throws Exception {
        Home home = home();
        home.check();
        if (Store.isCurrent(home.database())) {
            out().println("Nothing to do: the database is of this version.");
            return 0;
        }
        Path backup = home.directory().resolve("backups").resolve("pbem-" + STAMP.format(Instant.now()) + ".db");
        OwnerOnly.makeDirectory(backup.getParent());
        OwnerOnly.make(backup);
        Store.backup(home.database(), backup);
        Store.upgrade(home.database());
        try (PbemServer server = openServer()) {
            server.store().change(tx -> {
                tx.repositories().clocks().complete();
                return true;
            });
        }
        out().println("Upgraded. The database as it was is kept in " + backup);
        return 0;
    }
}
