package pbem.cli.verb;

import java.util.List;
import java.util.Optional;
import pbem.cli.home.PbemServer;
import picocli.CommandLine.Option;

/**
 * A verb that can take in all lines of a {@link MemberFile}. If one of them is faulty it takes none, unless faulty
 * lines are to be skipped.
 */
abstract class MemberFileVerb extends ActVerb {

    @Option(names = "--skip-faulty", description = "Leave out faulty lines, and use the rest.")
    private boolean skip;

    private List<String> faults = List.of();

    /** @return why the member was not taken in; empty if they were */
    abstract Optional<String> take(Acting acting, MemberFile.Member member);

    /** Takes in all lines in one transaction, so that conflicts between lines are found, too. */
    final int takeAll(Acting acting, MemberFile file) {
        MemberFile.Taken taken = file.take(member -> take(acting, member));
        faults = taken.faults();
        if (!faults.isEmpty() && !skip) {
            throw new Refused(faults.size()
                    + " of the lines cannot be used, so nothing was changed; --skip-faulty uses the rest");
        }
        return taken.members();
    }

    @Override
    int run(PbemServer server) throws Exception {
        try {
            return super.run(server);
        } finally {
            faults.forEach(fault -> out().println((skip ? "Left out, " : "") + fault));
        }
    }
}
