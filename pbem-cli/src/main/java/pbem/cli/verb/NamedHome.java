package pbem.cli.verb;

import java.util.Optional;
import pbem.cli.home.Home;

/** The home that the command line or the environment names. Verbs ask the program for it. */
public interface NamedHome {

    /** The home named on the command line; empty if none was named. */
    Optional<Home> namedHome();

    /** The home that was named, or else the default one. */
    Home home();
}
