package pbem.cli;

import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The verbs that a command line names. Only their classes are read, since reading those of all verbs takes longer than
 * most verbs run.
 *
 * @param words all words of the command line
 */
record NamedVerbs(Set<String> words) {

    /** Adds those subcommands of {@code says} to a group that have one of the names. */
    void add(CommandLine group, Command says, Set<String> names) {
        for (Class<?> verb : says.subcommands()) {
            Command below = verb.getAnnotation(Command.class);
            if (names.contains(below.name())) {
                group.addSubcommand(below.name(), named(verb, below));
            }
        }
    }

    private CommandLine named(Class<?> verb, Command says) {
        CommandLine group = new CommandLine(CommandSpec.create());
        add(group, says, words);
        return group.getSubcommands().isEmpty() ? new CommandLine(verb) : group;
    }
}
