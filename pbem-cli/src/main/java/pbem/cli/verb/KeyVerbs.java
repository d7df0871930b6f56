package pbem.cli.verb;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import pbem.cli.home.Home;
import pbem.cli.home.KeyFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem keys}. */
@Command(
        name = "keys",
        description = "The keys that sign reply addresses. A running server notices a change when it is started again.",
        subcommands = {KeyVerbs.Listing.class, KeyVerbs.Rotate.class, KeyVerbs.Retire.class})
public final class KeyVerbs extends Group {

    /** {@code pbem keys list}. */
    @Command(name = "list", description = "The keys by their ids; never what is secret of them.")
    static final class Listing extends HomeVerb {

        @Option(names = "--json", description = "As JSON, for programs.")
        private boolean json;

        @Override
        public Integer call() throws Exception {
            Map<Integer, KeyFile.Use> keys = KeyFile.uses(homeOf(this).keys());
            int signs = keys.keySet().stream().mapToInt(Integer::intValue).max().orElse(-1);
            List<Map<String, Object>> rows = new ArrayList<>();
            keys.forEach((id, use) -> rows.add(row(id, id == signs, use)));
            new Rows(rows).print(out(), json);
            return 0;
        }

        private static Map<String, Object> row(int id, boolean signs, KeyFile.Use use) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("id", id);
            String proves = use == KeyFile.Use.BEFORE_RESTORE ? "proves who speaks; from before a restore" : "proves";
            row.put("use", signs ? "signs and proves" : proves);
            return row;
        }
    }

    /** {@code pbem keys rotate}. */
    @Command(
            name = "rotate",
            description = "Sign with a new key. What the old ones signed counts until they are retired.")
    static final class Rotate extends HomeVerb {

        @Override
        public Integer call() throws Exception {
            OptionalInt id = KeyFile.rotate(homeOf(this).keys());
            if (id.isEmpty()) {
                throw new Refused("there can be no more keys; retire old ones and begin a new file");
            }
            out().println("Key " + id.getAsInt() + " signs when the server is started again.");
            return 0;
        }
    }

    /** {@code pbem keys retire}. */
    @Command(name = "retire", description = "Forget a key. Replies to mails that it signed prove nothing any more.")
    static final class Retire extends HomeVerb {

        @Parameters(index = "0", paramLabel = "ID")
        private int id;

        @Override
        public Integer call() throws Exception {
            switch (KeyFile.retire(homeOf(this).keys(), id)) {
                case UNKNOWN -> throw new Refused("there is no key " + id);
                case SIGNS -> throw new Refused("key " + id + " signs; first run: pbem keys rotate");
                case DONE -> out().println("Key " + id + " is gone when the server is started again.");
            }
            return 0;
        }
    }

    private static Home homeOf(HomeVerb verb) throws Home.NoHome {
        Home home = verb.home();
        home.check();
        return home;
    }
}
