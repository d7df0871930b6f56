package pbem.cli.verb;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import pbem.cli.Main;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What all verbs share: the home that was named, and where to print. */
abstract class HomeVerb implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    final CommandSpec spec() {
        return spec;
    }

    final Main program() {
        CommandSpec root = spec;
        while (root.parent() != null) {
            root = root.parent();
        }
        return (Main) root.userObject();
    }

    final Home home() {
        return program().home();
    }

    /** Opens the server of the home. */
    final PbemServer openServer() throws Exception {
        return PbemServer.open(home(), System.getenv());
    }

    final PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
