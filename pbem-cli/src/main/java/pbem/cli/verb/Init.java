package pbem.cli.verb;

import pbem.cli.config.Configuration;
import pbem.cli.home.Home;
import picocli.CommandLine.Command;

/** {@code pbem init}. */
@Command(name = "init", description = "Make a home: a commented pbem.toml, keys and an empty database.")
public final class Init extends HomeVerb {

    @Override
    public Integer call() throws Exception {
        Home home = home();
        Configuration configuration = home.read(System.getenv());
        if (home.isMade(configuration)) {
            throw new Refused("there is a server in "
                    + (Home.isHere(configuration)
                            ? home.directory().toString()
                            : home.database(configuration).name())
                    + " already");
        }
        home.make(configuration);
        out().println("Made " + home.directory() + ". Next: edit " + home.configuration() + ", then run: pbem serve");
        return 0;
    }
}
