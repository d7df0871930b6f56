package pbem.cli.verb;

import pbem.archive.GameFiles;
import pbem.cli.home.PbemServer;
import pbem.record.GameRecord;
import pbem.record.text.GameFile;
import pbem.record.text.RecordText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem board export}. */
@Command(
        name = "export",
        description = "Print a board as text: its record, or the game in a format of other programs. 'board import'"
                + " reads both.",
        footer = {"", "Example: pbem board export 101 --as pgn > 101.pgn"})
final class ExportBoard extends ServerVerb {

    @Parameters(index = "0", paramLabel = "BOARD")
    private int board;

    @Option(
            names = "--seed",
            description = "Include the secret seed even during the game. It reveals everything hidden.")
    private boolean seed;

    @Option(
            names = "--as",
            paramLabel = "FORM",
            description = "The format: record (default); pgn, pdn or sgf, depending on the game; fen for the position.")
    private String form = RECORD;

    private static final String RECORD = "record";
    private static final String PLACEMENT = "fen";

    @Override
    int run(PbemServer server) throws Exception {
        GameRecord record =
                server.store().read(tx -> tx.boards().record(board)).orElseThrow(() -> Refused.noBoard(board));
        if (form.equals(RECORD)) {
            print(server, record);
        } else if (form.equals(PLACEMENT)) {
            out().println(record.board()
                    .game()
                    .format()
                    .flatMap(format -> format.placement(record.position()))
                    .orElseThrow(this::unknown));
        } else {
            GameFile file = server.store()
                    .read(tx -> new GameFiles(tx).of(record))
                    .filter(known -> known.container().ending().equals(form))
                    .orElseThrow(this::unknown);
            out().print(file.text());
        }
        return 0;
    }

    private Refused unknown() {
        return new Refused("board " + board + " has no form " + form);
    }

    private void print(PbemServer server, GameRecord record) {
        RecordText.Detail detail = seed ? RecordText.Detail.ALL : RecordText.Detail.PLAYERS;
        new RecordText(record, server::say, detail).lines().forEach(out()::println);
    }
}
