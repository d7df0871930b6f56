package pbem.cli.verb;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A verb that only groups other verbs. Without one of them it is wrong usage. */
abstract class Group implements Runnable {

    @Spec
    private CommandSpec spec;

    @Override
    public final void run() {
        CommandLine command = spec.commandLine();
        throw new ParameterException(
                command,
                "say what to do: " + String.join(", ", command.getSubcommands().keySet()));
    }
}
