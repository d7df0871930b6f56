package pbem.cli.verb;

import pbem.handler.club.Officer;
import picocli.CommandLine.Option;

/** A change that the admin decides about people, boards or tournaments. It bears the name of the admin. */
abstract class ActVerb extends ChangeVerb {

    @Option(names = "--by", paramLabel = "NAME", description = "Who decides (default: your login name).")
    private String by = Caller.name();

    @Override
    final Officer officer() {
        return Officer.atTerminal(by);
    }
}
