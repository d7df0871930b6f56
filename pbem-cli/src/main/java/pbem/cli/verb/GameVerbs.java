package pbem.cli.verb;

import picocli.CommandLine.Command;

/** {@code pbem game}: in no list of verbs, since an admin needs none of it. */
@Command(
        name = "game",
        description = "For authors of games.",
        subcommands = {NewGameVerb.class, ExampleVerb.class})
public final class GameVerbs extends Group {}
