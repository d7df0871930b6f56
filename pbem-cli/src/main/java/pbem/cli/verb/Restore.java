package pbem.cli.verb;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import pbem.cli.home.BackupCopy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem restore}. */
@Command(
        name = "restore",
        description = "Make the home what it was when a backup was taken. Stop the server first."
                + " What is there now is kept as a backup of its own.")
public final class Restore extends HomeVerb {

    @Parameters(paramLabel = "DIR", description = "The backup.")
    private Path directory;

    @Override
    public Integer call() throws Exception {
        BackupCopy kept = new BackupCopy(directory).restore(home(), Instant.now());
        out().println("The home is as it was in " + directory);
        if (Files.exists(kept.directory())) {
            out().println("What it held before is in " + kept.directory());
        }
        return 0;
    }
}
