package pbem.cli.verb;

import picocli.CommandLine.Command;

/** {@code pbem tool}. */
@Command(
        name = "tool",
        description = "Rarely used: make the home smaller, and try games and playing programs.",
        subcommands = {
            Prune.class,
            Compact.class,
            PerftVerb.class,
            MatchVerb.class,
            EngineVerb.class,
            LanguageVerb.class
        })
public final class ToolVerbs extends Group {}
