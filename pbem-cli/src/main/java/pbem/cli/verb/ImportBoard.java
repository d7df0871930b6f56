package pbem.cli.verb;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import pbem.cli.home.PbemServer;
import pbem.play.RecordImport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem board import}. */
@Command(
        name = "import",
        description = "Make a board of the text of a record. It gets a new number; its players must have accounts here,"
                + " and are told if the game goes on.",
        footer = {"", "Example: pbem board import game.txt --as bob=bobby"})
final class ImportBoard extends ActVerb {

    @Parameters(index = "0", paramLabel = "FILE", description = "May be a whole mail with the record in it.")
    private Path file;

    @Option(
            names = "--as",
            paramLabel = "USERID=USERID",
            description = "A player of the record who is called otherwise here.")
    private Map<String, String> names = Map.of();

    private String text;

    @Override
    void prepare(PbemServer server) throws IOException {
        if (!Files.isReadable(file)) {
            throw new Refused("cannot read " + file);
        }
        text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    @Override
    String change(Acting acting) {
        Map<String, String> called = new TreeMap<>();
        names.forEach((there, here) -> called.put(there.toLowerCase(Locale.ROOT), here));
        PbemServer server = acting.server();
        int number = acting.after(new RecordImport(server.games(), server.seeds(), called)
                        .read(acting.repositories(), text, acting.by().name(), acting.now()))
                .board()
                .number();
        acting.decisions().audit("import", OptionalLong.empty(), OptionalInt.of(number), "");
        return "Imported board " + number + ".";
    }
}
