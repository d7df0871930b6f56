package pbem.cli.verb;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.Callable;
import pbem.cli.config.Environment;
import pbem.cli.home.BackupCopy;
import pbem.cli.home.GameJars;
import pbem.cli.home.Home;
import pbem.cli.home.HomeOwner;
import pbem.cli.home.PbemServer;
import pbem.games.Catalogue;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The common part of all verbs: the home and the output. */
abstract class HomeVerb implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    final CommandSpec spec() {
        return spec;
    }

    final NamedHome program() {
        CommandSpec root = spec;
        while (root.parent() != null) {
            root = root.parent();
        }
        return (NamedHome) root.userObject();
    }

    /** The home to work in. Refused if root would leave files in it that its owner cannot read. */
    final Home home() {
        Home home = program().home();
        HomeOwner.whomRootMustNotReplace(home.directory()).ifPresent(owner -> {
            throw new Refused(home.directory() + " belongs to " + owner + ", who could not read what root leaves there;"
                    + " run: sudo -u " + owner + " pbem " + spec.name() + " ...");
        });
        return home;
    }

    /** The games of the program and of the jars in the home, if it has any. */
    final GameJars games() throws IOException {
        return Files.isDirectory(program().home().gameDirectory())
                ? home().games()
                : new GameJars(Catalogue.games(), List.of());
    }

    /** Opens the server of the home. */
    final PbemServer openServer() throws Exception {
        return PbemServer.open(home(), Environment.variables());
    }

    /** Copies the home before a change that cannot be undone. */
    final void copyBefore(String what, PbemServer server) throws IOException {
        BackupCopy copy = BackupCopy.before(what, home(), server.clock().instant());
        copy.take(home(), server.database());
        out().println("Copied to " + copy.directory());
    }

    final PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
