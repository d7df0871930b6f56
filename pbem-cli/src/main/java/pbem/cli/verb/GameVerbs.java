package pbem.cli.verb;

import picocli.CommandLine.Command;

/** {@code pbem game}. It is in no list of verbs, since admins do not need it. */
@Command(
        name = "game",
        description = "For authors of games.",
        subcommands = {NewGameVerb.class, ExampleVerb.class})
public final class GameVerbs extends Group {}
