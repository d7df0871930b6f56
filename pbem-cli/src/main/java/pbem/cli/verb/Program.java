package pbem.cli.verb;

import java.util.Optional;
import pbem.cli.home.Home;

/** What the verbs know of the program to which they belong. */
public interface Program {

    /** The home that was named on the command line. */
    Optional<Home> namedHome();

    /** The home to work in. */
    Home home();
}
