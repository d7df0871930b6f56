package pbem.cli.verb;

import java.util.List;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.Row;
import picocli.CommandLine.Option;

/** A verb that lists something, for people or with {@code --json} for programs. */
abstract class ListVerb extends ServerVerb {

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    /** The rows, all with the same keys in the same order. Keys may be added but never change. */
    abstract List<Row> rows(PbemServer server);

    @Override
    final int run(PbemServer server) throws Exception {
        new Rows(rows(server)).print(out(), json);
        return 0;
    }
}
