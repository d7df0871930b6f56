package pbem.cli.verb;

import java.util.List;
import pbem.cli.config.Configuration;
import pbem.cli.config.Environment;
import pbem.cli.config.Settings;
import pbem.cli.home.Home;
import pbem.cli.home.Relocation;
import pbem.cli.listing.ShownText;
import pbem.games.Catalogue;
import pbem.store.engine.Database;
import pbem.store.engine.PostgresqlAddress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code pbem transfer}. */
@Command(
        name = "transfer",
        description = "Copy the whole server to another database: every row, with all numbers. Stop the server"
                + " first. The present database stays as it is.",
        footer = {
            "",
            "User and password for PostgreSQL are those of [database] in pbem.toml, or of the"
                    + " environment. Set them, and leave the url as it is until the copy is made. After an"
                    + " interruption nothing has changed: run it again. The exit code is 0 if the copy is in order."
        })
public final class TransferVerb extends HomeVerb {

    private static final String FILE = "sqlite";

    @Option(
            names = "--to",
            required = true,
            paramLabel = "URL",
            description = PostgresqlAddress.FORM + ", or " + FILE + " for the file in the home.")
    private String to;

    @Option(names = "--dry-run", description = "Only check whether it is possible.")
    private boolean dry;

    @Option(names = "--replace", description = "Even if there is a server already.")
    private boolean replace;

    @Option(
            names = "--with-games",
            description = "Let the jars in games/ replay their boards in the copy. Otherwise these boards are not"
                    + " checked.")
    private boolean withGames;

    @Override
    public Integer call() throws Exception {
        Home home = home();
        Configuration configuration = home.read(Environment.variables());
        home.check(configuration);
        Database from = home.database(configuration);
        Configuration there = configuration.with(Settings.DATABASE_URL, url());
        if (configuration.get(Settings.DATABASE_URL).equals(url())) {
            throw new Refused("the server is in " + from.name() + " already");
        }
        Database goal = home.database(there);
        Relocation.Done done;
        try {
            Relocation relocation =
                    new Relocation(home, from, withGames ? home.games().games() : Catalogue.games());
            if (dry) {
                relocation.look(goal, replace);
                out().println("It can be copied to " + goal.name() + ". Nothing was changed.");
                return 0;
            }
            done = Home.isHere(there) ? relocation.toFile(replace) : relocation.to(goal, replace);
        } catch (Relocation.Impossible e) {
            throw new Refused(e.getMessage());
        }
        long rows = done.rows().values().stream().mapToLong(Long::longValue).sum();
        out().println("Copied " + rows + " rows of " + done.rows().size() + " tables to " + goal.name() + ".");
        List<String> faults = done.report().faults();
        faults.forEach(fault -> out().println(ShownText.of(fault)));
        done.report().unchecked().forEach(line -> out().println(ShownText.of(line)));
        int boards = done.report().boards();
        out().println((boards == 1 ? "1 board" : boards + " boards") + " replayed there, "
                + (faults.isEmpty()
                        ? "all in order."
                        : "with faults; check whether the present database has them, too: pbem verify"));
        out().println("The server goes on with " + from.name() + " until you write into [database] of "
                + home.configuration() + ": url = \"" + url() + "\"");
        return faults.isEmpty() ? 0 : 1;
    }

    private String url() {
        if (to.equals(FILE)) {
            return "";
        }
        return PostgresqlAddress.of(to)
                .orElseThrow(() -> new Refused("--to must be " + FILE + " or " + PostgresqlAddress.FORM
                        + ", without user and password, which stand in [database]"))
                .toString();
    }
}
