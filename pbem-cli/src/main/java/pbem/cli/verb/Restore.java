package pbem.cli.verb;

import java.nio.file.Path;
import java.time.Instant;
import pbem.cli.home.Restoration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem restore}. */
@Command(
        name = "restore",
        description = "Make the home what it was when a backup was taken, damaged or lost as it may be. Stop the server"
                + " first. The backup is checked before anything changes, and what is there now is kept as a backup of its"
                + " own.",
        footer = {
            "",
            "What came after the backup is forgotten. So that no old reply is played on another",
            "position, a new key signs: replies to mails that were sent before are answered with",
            "the board as it is now. With its next start the server mails every open board to",
            "its players. No number of a board, a challenge or a player is given out twice: if what",
            "the home held before cannot tell which were, a thousand are left out."
        })
public final class Restore extends HomeVerb {

    @Parameters(
            paramLabel = "DIR",
            description = "The backup; or a database alone, as older versions of upgrade kept it.")
    private Path directory;

    @Override
    public Integer call() throws Exception {
        Restoration.Done done = new Restoration(directory, home()).run(Instant.now());
        out().println("The home is as it was in " + directory);
        done.kept().ifPresent(kept -> out().println("What it held before is in " + kept));
        if (!done.current()) {
            out().println("Its database is of an older version of PBeM; run: pbem upgrade");
        }
        return 0;
    }
}
