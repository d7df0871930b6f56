package pbem.cli;

import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The verbs that are named on a command line: to read from its class what each of the others takes would need more time than
 * most verbs do.
 *
 * @param words all of the command line
 */
record NamedVerbs(Set<String> words) {

    /** Adds those of a group. */
    void add(CommandLine group, Command says) {
        for (Class<?> verb : says.subcommands()) {
            Command below = verb.getAnnotation(Command.class);
            if (words.contains(below.name())) {
                group.addSubcommand(below.name(), named(verb, below));
            }
        }
    }

    private CommandLine named(Class<?> verb, Command says) {
        CommandLine group = new CommandLine(CommandSpec.create());
        add(group, says);
        return group.getSubcommands().isEmpty() ? new CommandLine(verb) : group;
    }
}
