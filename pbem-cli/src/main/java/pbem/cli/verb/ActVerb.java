package pbem.cli.verb;

import pbem.handler.club.Officer;
import picocli.CommandLine.Option;

/** A verb by which the admin changes people, boards or tournaments. The change is recorded under the admin's name. */
abstract class ActVerb extends ChangeVerb {

    @Option(names = "--by", paramLabel = "NAME", description = "The person who decides (default: your login name).")
    private String by = Caller.name();

    @Override
    final Officer officer() {
        return Officer.atTerminal(by);
    }
}
