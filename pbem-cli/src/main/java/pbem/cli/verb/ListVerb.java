package pbem.cli.verb;

import java.util.List;
import java.util.Map;
import pbem.cli.home.House;
import picocli.CommandLine.Option;

/** A verb that lists something, for people or with {@code --json} for programs. */
abstract class ListVerb extends Verb {

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    /** The same keys in each row, in order; their names may grow but never change. */
    abstract List<Map<String, Object>> rows(House house);

    @Override
    public final Integer call() throws Exception {
        try (House house = house()) {
            new Rows(rows(house)).print(out(), json);
            return 0;
        }
    }
}
