package pbem.cli.verb;

import java.nio.file.Files;
import pbem.cli.home.Home;
import picocli.CommandLine.Command;

/** {@code pbem init}. */
@Command(name = "init", description = "Make a home: a commented pbem.toml, keys and an empty database.")
public final class Init extends HomeVerb {

    @Override
    public Integer call() throws Exception {
        Home home = home();
        if (Files.exists(home.database())) {
            throw new Refused("there is a server in " + home.directory() + " already");
        }
        home.make();
        out().println("Made " + home.directory() + ". Next: edit " + home.configuration() + ", then run: pbem serve");
        return 0;
    }
}
