package pbem.cli.verb;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import pbem.cli.home.PbemServer;
import pbem.play.BoardAdministration;
import pbem.play.RecordImport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem board import}. */
@Command(
        name = "import",
        description = "Make a board of the text of a record. It gets a new number; its players must have accounts here,"
                + " and are told if the game goes on.",
        footer = {"", "Example: pbem board import game.txt --as bob=bobby"})
final class ImportBoard extends HomeVerb {

    @Parameters(index = "0", paramLabel = "FILE", description = "May be a whole mail with the record in it.")
    private Path file;

    @Option(
            names = "--as",
            paramLabel = "USERID=USERID",
            description = "A player of the record who is called otherwise here.")
    private Map<String, String> names = Map.of();

    @Option(names = "--by", paramLabel = "NAME", description = "Who does it (default: your login name).")
    private String by = System.getProperty("user.name");

    @Mixin
    private DryRun trial;

    @Override
    public Integer call() throws Exception {
        if (!Files.isReadable(file)) {
            throw new Refused("cannot read " + file);
        }
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        try (PbemServer server = openServer()) {
            Map<String, String> called = new TreeMap<>();
            names.forEach((there, here) -> called.put(there.toLowerCase(Locale.ROOT), here));
            RecordImport reading = new RecordImport(server.games(), server.seeds(), called);
            BoardAdministration.Act act = trial.change(
                    server,
                    tx -> reading.read(
                            tx.repositories(), text, by, server.clock().instant()));
            trial.say(
                    out(),
                    "Imported board "
                            + BoardVerbs.done(server, act).record().board().number() + ".");
            trial.end(out());
            return 0;
        }
    }
}
