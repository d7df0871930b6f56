package pbem.cli.verb;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import pbem.cli.exchange.FileImport;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.ShownText;
import pbem.record.text.FileGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem board import}. */
@Command(
        name = "import",
        description = "Make boards from records. They get new numbers. Their players must have accounts here, or get"
                + " one by --departed; they are told if the game goes on. Or make boards from all finished games of "
                + "PGN, PDN or SGF files. These count for no ratings, nobody is told, and their players get accounts "
                + "without an address, unless --as names an account. Comments in the file on moves of an account "
                + "named by --as are left out, since its owner did not write them.",
        footer = {
            "",
            "Each game is listed with its line, and its board or the reason why it became none."
                    + " A game that is here",
            "already stays as it is. The exit code is 1 if a game became no board.",
            "Example: pbem board import game.txt --as bob=bobby; pbem board import games.pgn"
        })
final class ImportBoard extends ServerVerb {

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "The files. Each may contain several games, or be a whole mail that contains a record.")
    private List<Path> files;

    @Option(
            names = "--as",
            paramLabel = "NAME=USERID",
            description = "A player of the record or file who has another name here.")
    private Map<String, String> names = Map.of();

    @Option(
            names = "--departed",
            description = "In finished records, a player without an account here gets one without an address. Nobody"
                    + " can use it.")
    private boolean departed;

    @Option(names = "--dry-run", description = "Only say what would be done. Nothing is changed.")
    private boolean dry;

    @Option(names = "--by", paramLabel = "NAME", description = "The person who decides (default: your login name).")
    private String by = Caller.name();

    @Override
    int run(PbemServer server) throws Exception {
        FileImport reading = new FileImport(server, names, departed, by);
        boolean all = true;
        for (Path file : files) {
            all &= read(reading, file);
        }
        return all ? 0 : 1;
    }

    /** @return whether every game of the file is a board */
    private boolean read(FileImport reading, Path file) throws IOException {
        if (!Files.isReadable(file)) {
            throw new Refused("cannot read " + file);
        }
        if (Files.size(file) > FileGame.Bounds.BYTES) {
            throw new Refused(file + " has more than " + FileGame.Bounds.BYTES / 1_000_000 + " MB: split it");
        }
        String named = files.size() > 1 ? file + ", " : "";
        boolean any = false;
        boolean all = true;
        for (FileImport.Outcome game :
                (Iterable<FileImport.Outcome>) reading.of(text(Files.readAllBytes(file)), dry)::iterator) {
            out().println(ShownText.of(named + "line " + game.line() + ": " + told(game)));
            any = true;
            all &= game.board() != 0;
        }
        if (!any) {
            throw new Refused("there is neither a record nor a game in " + file);
        }
        return all;
    }

    private String told(FileImport.Outcome game) {
        if (game.board() == 0) {
            return "not taken: " + game.why();
        }
        if (game.was()) {
            return "is board " + game.board() + " already";
        }
        return dry ? "would become a board" : "board " + game.board();
    }

    /** The text of a file: UTF-8, or otherwise ISO 8859-1, as in older files. */
    private static String text(byte... bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }
}
