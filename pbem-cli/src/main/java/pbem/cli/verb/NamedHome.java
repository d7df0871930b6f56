package pbem.cli.verb;

import java.util.Optional;
import pbem.cli.home.Home;

/** The home that the command line or the environment names; the program itself tells it to its verbs. */
public interface NamedHome {

    /** Empty if none was named. */
    Optional<Home> namedHome();

    /** The home that was named, or else the one where nobody names one. */
    Home home();
}
