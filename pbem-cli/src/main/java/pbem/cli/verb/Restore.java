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
        description = "Restore the home from a backup, even if the home is damaged or lost. Stop the server first."
                + " The backup is checked before anything changes, and the present home is kept as a backup of"
                + " its own.",
        footer = {
            "",
            "Everything after the backup is lost. A new key signs, so that no old reply is played on"
                    + " another position: replies to earlier mails are answered with the present board. At its next"
                    + " start the server mails every open board to its players. No number of a board, a challenge"
                    + " or a player is given out twice: if the present home cannot tell which were, a thousand"
                    + " numbers are left out."
        })
public final class Restore extends HomeVerb {

    @Parameters(paramLabel = "DIR", description = "The backup, or a single database file.")
    private Path directory;

    @Option(names = "--dry-run", description = "Only check whether it is possible.")
    private boolean dry;

    @Option(
            names = "--with-settings",
            description = "Accept settings of the backup that run, open or trust something which the present settings"
                    + " do not.")
    private boolean withSettings;

    @Option(
            names = "--with-games",
            description = "Accept the jars of games in the backup. They are code with all rights of the server.")
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
        done.kept().ifPresent(kept -> out().println("Its previous content is in " + kept));
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
            out().println("The backup has no SHA256SUMS, so nothing shows whether its files are unchanged.");
        }
    }

    /**
     * The configuration that says where the database is. It is that of the home, or of the backup if the home has none
     * or a damaged one.
     */
    private Configuration configuration() throws Exception {
        Home home = home();
        boolean is = Files.exists(home.configuration()) || !Files.isDirectory(directory);
        try {
            return (is ? home : new Home(directory)).read(Environment.variables());
        } catch (ConfigurationFile.Invalid e) {
            if (is && Files.isDirectory(directory)) {
                return new Home(directory).read(Environment.variables()); // the file of the home is damaged
            }
            throw e;
        }
    }
}
