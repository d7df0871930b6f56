package pbem.cli.verb;

import java.time.Instant;
import java.util.List;
import pbem.cli.config.Configuration;
import pbem.cli.config.Environment;
import pbem.cli.home.BackupCopy;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.ShownText;
import pbem.store.Store;
import pbem.store.engine.Database;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code pbem upgrade}. */
@Command(name = "upgrade", description = "Bring the database of a home to the version of this program, after a backup.")
public final class Upgrade extends HomeVerb {

    @Option(names = "--dry-run", description = "Only say whether there is anything to do.")
    private boolean dry;

    private static final long LOOK_AGAIN_MILLIS = 250;

    @Option(
            names = "--await-server",
            hidden = true,
            paramLabel = "SECONDS",
            description = "For the package: only wait, at most this long, until a server works on the home.")
    private Integer patience;

    @Option(
            names = "--untouched-since",
            hidden = true,
            paramLabel = "SECONDS",
            description = "For the package: only say whether no mail arrived and no board went on since this time"
                    + " (seconds since 1970).")
    private Long since;

    @Override
    public Integer call() throws Exception {
        Home home = home();
        if (patience != null) {
            return isServedWithin(home, patience) ? 0 : 1;
        }
        if (since != null) {
            try (PbemServer server = openServer()) {
                boolean untouched =
                        server.store().read(tx -> tx.vitals().isUntouchedSince(Instant.ofEpochSecond(since)));
                out().println(untouched ? "untouched" : "touched");
            }
            return 0;
        }
        Configuration configuration = home.read(Environment.variables());
        home.check(configuration);
        Database database = home.database(configuration);
        if (Store.isCurrent(database)) {
            out().println("Nothing to do: the database is of this version.");
            return 0;
        }
        if (dry) {
            out().println("The database is of an older version: it would be copied to " + home.backups()
                    + " and brought to this one. Nothing was changed.");
            return 0;
        }
        BackupCopy backup = BackupCopy.before("upgrade", home, Instant.now());
        backup.take(home, database);
        Store.upgrade(database);
        try (PbemServer server = openServer()) {
            List<String> failures = server.store().change(tx -> {
                List<String> unread = tx.clocks().complete();
                tx.ratings().rebuild();
                return unread;
            });
            failures.forEach(failure -> out().println("failed: " + ShownText.of(failure)));
        }
        out().println("Upgraded. The home as it was is kept in " + backup.directory());
        return 0;
    }

    private static boolean isServedWithin(Home home, int seconds) throws InterruptedException {
        long end = System.nanoTime() + seconds * 1_000_000_000L;
        while (!home.isServed()) {
            if (System.nanoTime() > end) {
                return false;
            }
            Thread.sleep(LOOK_AGAIN_MILLIS);
        }
        return true;
    }
}
