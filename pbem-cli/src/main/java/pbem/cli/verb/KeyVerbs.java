package pbem.cli.verb;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.cli.config.Environment;
import pbem.cli.home.Home;
import pbem.cli.home.KeyFile;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.Row;
import pbem.repository.BoardFilter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem keys}. */
@Command(
        name = "keys",
        description = "The keys that sign reply addresses. A running server notices a change when it is started again.",
        subcommands = {KeyVerbs.Listing.class, KeyVerbs.Rotate.class, KeyVerbs.Retire.class, KeyVerbs.New.class})
public final class KeyVerbs extends Group {

    /** {@code pbem keys list}. */
    @Command(name = "list", description = "List the ids of the keys, never their secrets.")
    static final class Listing extends HomeVerb {

        @Option(names = "--json", description = "As JSON, for programs.")
        private boolean json;

        @Override
        public Integer call() throws Exception {
            Map<Integer, KeyFile.Use> keys = KeyFile.uses(homeOf(this).keys());
            int signs = keys.keySet().stream().mapToInt(Integer::intValue).max().orElse(-1);
            List<Row> rows = new ArrayList<>();
            keys.forEach((id, use) -> rows.add(row(id, id == signs, use)));
            new Rows(rows).print(out(), json);
            return 0;
        }

        private static Row row(int id, boolean signs, KeyFile.Use use) {
            String proves =
                    use == KeyFile.Use.BEFORE_RESTORE ? "proves the sender only; from before a restore" : "proves";
            return new Row().with("id", id).with("use", signs ? "signs and proves" : proves);
        }
    }

    /** {@code pbem keys rotate}. */
    @Command(
            name = "rotate",
            description = "Sign with a new key. Signatures of older keys stay valid until these are retired.")
    static final class Rotate extends HomeVerb {

        @Override
        public Integer call() throws Exception {
            OptionalInt id = KeyFile.rotate(homeOf(this).keys(), Instant.now());
            if (id.isEmpty()) {
                throw new Refused("there can be no more keys; retire old ones and begin a new file");
            }
            out().println("Key " + id.getAsInt() + " signs when the server is started again.");
            return 0;
        }
    }

    /** {@code pbem keys retire}. */
    @Command(name = "retire", description = "Delete a key. Replies to mails that it signed prove nothing then.")
    static final class Retire extends HomeVerb {

        @Parameters(index = "0", paramLabel = "ID")
        private int id;

        @Option(names = "--force", description = "Even if boards wait for replies to mails that it signed.")
        private boolean force;

        @Option(names = "--dry-run", description = "Only say whether it is possible.")
        private boolean dry;

        @Override
        public Integer call() throws Exception {
            Map<Integer, KeyFile.Use> keys = KeyFile.uses(homeOf(this).keys());
            if (keys.get(id) == KeyFile.Use.PROVES && !force) {
                long waiting = waiting();
                if (waiting > 0) {
                    throw new Refused((waiting == 1 ? "1 open board waits" : waiting + " open boards wait")
                            + " for replies to mails that key " + id + " may have signed; to retire it anyway: pbem "
                            + "keys retire " + id + " --force");
                }
            }
            switch (KeyFile.retire(homeOf(this).keys(), id, dry)) {
                case UNKNOWN -> throw new Refused("there is no key " + id);
                case SIGNS -> throw new Refused("key " + id + " signs; first run: pbem keys rotate");
                case DONE ->
                    out().println(
                                    dry
                                            ? "Key " + id + " can be retired. Nothing was changed."
                                            : "Key " + id + " is retired once the server is started again.");
            }
            return 0;
        }

        /**
         * The number of open boards that may wait for replies signed by this key. A board that changed after the next
         * key began to sign has sent everybody a newer mail, which that key signed.
         */
        private long waiting() throws Exception {
            Optional<Instant> until = KeyFile.signedUntil(home().keys(), id);
            try (PbemServer server = openServer()) {
                return server.store()
                        .read(tx -> tx.boards().list(BoardFilter.ALL.onlyOpen(true)).stream()
                                .filter(board ->
                                        until.isEmpty() || board.changed().isBefore(until.get()))
                                .count());
            }
        }
    }

    /** {@code pbem keys new}. */
    @Command(
            name = "new",
            description = "Make new keys after the old ones were lost or damaged. If a backup has them, restore that"
                    + " instead.")
    static final class New extends HomeVerb {

        @Option(names = "--dry-run", description = "Only say what would happen.")
        private boolean dry;

        @Override
        public Integer call() throws Exception {
            Path file = homeOf(this).keys();
            if (holdsKeys(file)) {
                throw new Refused("there are keys in " + file + "; to sign with a new one: pbem keys rotate");
            }
            if (dry) {
                out().println("Would happen: replies to all mails that were sent before prove nothing.");
                out().println("Nothing was changed.");
                return 0;
            }
            if (Files.exists(file)) {
                Path spoilt = file.resolveSibling(file.getFileName() + ".spoilt");
                Files.move(file, spoilt);
                out().println("The previous content of the file is in " + spoilt + ".");
            }
            int id = KeyFile.makeAnew(file);
            try (PbemServer server = openServer()) {
                int open = server.store().read(tx -> tx.boards().count(BoardFilter.ALL.onlyOpen(true)));
                out().println("Key " + id
                        + " signs from now on. Replies to all mails that were sent before prove nothing, and their "
                        + "senders are told so. Open boards: " + open
                        + ". Their players can write a new"
                        + " mail, such as \"show 101\", and confirm what they want in it.");
            }
            return 0;
        }

        private static boolean holdsKeys(Path file) throws IOException {
            try {
                return !KeyFile.ids(file).isEmpty();
            } catch (NoSuchFileException | IllegalArgumentException e) {
                return false;
            }
        }
    }

    private static Home homeOf(HomeVerb verb) throws Exception {
        Home home = verb.home();
        home.check(home.read(Environment.variables()));
        return home;
    }
}
