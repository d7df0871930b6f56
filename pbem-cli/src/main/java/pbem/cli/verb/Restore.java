package pbem.cli.verb;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import pbem.cli.config.Configuration;
import pbem.cli.config.ConfigurationFile;
import pbem.cli.config.Environment;
import pbem.cli.home.Home;
import pbem.cli.home.Restoration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem restore}. */
@Command(
        name = "restore",
        description = "Make the home what it was when a backup was taken, damaged or lost as it may be. Stop the server"
                + " first. The backup is checked before anything changes, and what is there now is kept as a backup of its"
                + " own.",
        footer = {
            "",
            "What came after the backup is forgotten. So that no old reply is played on another position, a new "
                    + "key signs: replies to mails that were sent before are answered with the board as it is now. With "
                    + "its next start the server mails every open board to its players. No number of a board, a challenge "
                    + "or a player is given out twice: if what the home held before cannot tell which were, a thousand are "
                    + "left out."
        })
public final class Restore extends HomeVerb {

    @Parameters(
            paramLabel = "DIR",
            description = "The backup; or a database alone, as older versions of upgrade kept it.")
    private Path directory;

    @Option(names = "--dry-run", description = "Only look whether it could be done.")
    private boolean dry;

    @Option(
            names = "--with-settings",
            description =
                    "Take over settings of the backup that run, open or believe something which those here do not.")
    private boolean withSettings;

    @Option(
            names = "--with-games",
            description =
                    "Take over the jars of games in the backup, which are code that may do all that the server may.")
    private boolean withGames;

    @Override
    public Integer call() throws Exception {
        Restoration restoration = new Restoration(directory, home(), configuration(), withSettings, withGames);
        List<String> left = restoration.leftGames();
        if (dry) {
            boolean isCurrent = restoration.look();
            out().println("The backup is sound" + (isCurrent ? "" : "; its database is of an older version of PBeM")
                    + ". Nothing was changed.");
            warnOfDigests(restoration);
            tellOfGames(left);
            return 0;
        }
        Restoration.Done done = restoration.run(Instant.now());
        out().println("The home is as it was in " + directory);
        warnOfDigests(restoration);
        tellOfGames(left);
        done.kept().ifPresent(kept -> out().println("What it held before is in " + kept));
        if (!done.current()) {
            out().println("Its database is of an older version of PBeM; run: pbem upgrade");
        }
        return 0;
    }

    private void tellOfGames(List<String> left) {
        if (!left.isEmpty()) {
            out().println("These jars of games are not taken over without --with-games, and their boards wait: "
                    + String.join(", ", left));
        }
    }

    private void warnOfDigests(Restoration restoration) {
        if (restoration.lacksDigests()) {
            out().println("The backup has no SHA256SUMS, so nothing shows whether its files are what they were.");
        }
    }

    /**
     * The configuration that says where the database is. It is that of the home, or of the backup if the home has none
     * or a spoilt one.
     */
    private Configuration configuration() throws Exception {
        Home home = home();
        boolean is = Files.exists(home.configuration()) || !Files.isDirectory(directory);
        try {
            return (is ? home : new Home(directory)).read(Environment.variables());
        } catch (ConfigurationFile.Invalid e) {
            if (is && Files.isDirectory(directory)) {
                return new Home(directory).read(Environment.variables()); // the file of the home is spoilt
            }
            throw e;
        }
    }
}
