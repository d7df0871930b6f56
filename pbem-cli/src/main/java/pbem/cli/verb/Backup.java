package pbem.cli.verb;

import java.nio.file.Path;
import java.time.Instant;
import pbem.cli.home.BackupCopy;
import pbem.cli.home.Home;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem backup}. */
@Command(
        name = "backup",
        description = "Copy the home, its keys included, to a directory while the server runs."
                + " Keep the copy as secret as the home.")
public final class Backup extends HomeVerb {

    @Parameters(
            arity = "0..1",
            paramLabel = "DIR",
            description = "Where to; a new directory (default: one in the home, named after the time).")
    private Path directory;

    @Override
    public Integer call() throws Exception {
        Home home = home();
        home.check();
        BackupCopy copy = directory == null ? BackupCopy.of(home, Instant.now()) : new BackupCopy(directory);
        copy.take(home);
        out().println("Copied to " + copy.directory());
        return 0;
    }
}
