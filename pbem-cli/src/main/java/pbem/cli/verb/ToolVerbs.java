package pbem.cli.verb;

import picocli.CommandLine.Command;

/** {@code pbem tool}. */
@Command(
        name = "tool",
        description = "What is rarely needed: to make the home smaller, and to try games and programs that play.",
        subcommands = {
            Prune.class,
            Compact.class,
            PerftVerb.class,
            MatchVerb.class,
            EngineVerb.class,
            LanguageVerb.class
        })
public final class ToolVerbs extends Group {}
