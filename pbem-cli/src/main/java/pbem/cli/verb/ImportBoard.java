package pbem.cli.verb;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import pbem.cli.exchange.FileImport;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.ShownText;
import pbem.play.RecordImport;
import pbem.record.text.FileGame;
import pbem.record.text.RecordText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem board import}. */
@Command(
        name = "import",
        description = "Make a board from the text of a record. It gets a new number. Its players must have accounts"
                + " here, and are told if the game goes on. Or make boards from all finished games of a PGN,"
                + " PDN or SGF file. These count for no ratings, nobody is told, and their people get accounts"
                + " without an address, unless --as names an account. Remarks of the file on the moves of such"
                + " accounts are left out, since these players did not write them.",
        footer = {
            "",
            "Each game of a file is listed with its line, and its board or the reason why it became none."
                    + " A game that is here",
            "already stays as it is. The exit code is 1 if a game became no board.",
            "Example: pbem board import game.txt --as bob=bobby; pbem board import games.pgn"
        })
final class ImportBoard extends ActVerb {

    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description = "The file. It may be a whole mail that contains the record.")
    private Path file;

    @Option(
            names = "--as",
            paramLabel = "NAME=USERID",
            description = "A player of the record or file who has another name here.")
    private Map<String, String> names = Map.of();

    private String text;

    @Override
    int run(PbemServer server) throws Exception {
        if (!Files.isReadable(file)) {
            throw new Refused("cannot read " + file);
        }
        if (Files.size(file) > FileGame.Bounds.BYTES) {
            throw new Refused(file + " has more than " + FileGame.Bounds.BYTES / 1_000_000 + " MB: part it");
        }
        text = text(Files.readAllBytes(file));
        boolean isRecord = text.lines().anyMatch(line -> line.stripTrailing().equals(RecordText.FIRST_LINE));
        return isRecord ? super.run(server) : games(server);
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

    private int games(PbemServer server) {
        List<FileImport.Outcome> games = new FileImport(server, names, officer().name()).of(text, isDry());
        for (FileImport.Outcome game : games) {
            String what = game.board() == 0
                    ? "not taken: " + game.why()
                    : game.was()
                            ? "is board " + game.board() + " already"
                            : isDry() ? "would become a board" : "board " + game.board();
            out().println(ShownText.of("line " + game.line() + ": " + what));
        }
        if (games.isEmpty()) {
            throw new Refused("no record and no game is in " + file);
        }
        return games.stream().anyMatch(game -> game.board() == 0) ? 1 : 0;
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
