package pbem.cli.verb;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import pbem.cli.config.Configuration;
import pbem.cli.config.Environment;
import pbem.cli.home.BackupCopy;
import pbem.cli.home.Home;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem backup}. */
@Command(
        name = "backup",
        description = "Copy the home, its keys included, to a directory while the server runs."
                + " Keep the copy as secret as the home.",
        footer = {"", "For a timer, each night: pbem backup /var/backups/pbem --keep 14"})
public final class Backup extends HomeVerb {

    @Parameters(
            arity = "0..1",
            paramLabel = "DIR",
            description = "The new directory (default: one in the home, named after the time).")
    private Path directory;

    @Option(
            names = "--keep",
            paramLabel = "N",
            description = "Make a copy named after the time in DIR (default: in the home), keep the newest N copies "
                    + "there and delete older ones.")
    private Integer keep;

    @Override
    public Integer call() throws Exception {
        if (keep != null && keep < 1) {
            throw new Refused("--keep must be 1 or more, not " + keep);
        }
        Home home = home();
        Configuration configuration = home.read(Environment.variables());
        home.check(configuration);
        BackupCopy copy = copy(home);
        copy.take(home, home.database(configuration));
        out().println("Copied to " + copy.directory());
        if (keep != null) {
            List<Path> gone =
                    BackupCopy.removeOldest(copy.directory().toAbsolutePath().getParent(), keep);
            gone.forEach(old -> out().println("Removed " + old));
        }
        return 0;
    }

    private BackupCopy copy(Home home) {
        Instant now = Instant.now();
        if (directory == null) {
            return BackupCopy.of(home, now);
        }
        return keep == null ? new BackupCopy(directory) : BackupCopy.in(directory, now);
    }
}
