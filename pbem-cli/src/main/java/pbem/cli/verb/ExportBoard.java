package pbem.cli.verb;

import pbem.cli.home.PbemServer;
import pbem.record.GameRecord;
import pbem.record.text.RecordText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem board export}. */
@Command(name = "export", description = "Print the record of a board as text, which 'board import' reads back.")
final class ExportBoard extends ServerVerb {

    @Parameters(index = "0", paramLabel = "BOARD")
    private int board;

    @Option(
            names = "--seed",
            description = "With the secret seed even while the game goes on: it tells all that is hidden.")
    private boolean seed;

    @Override
    int run(PbemServer server) throws Exception {
        GameRecord record = server.store()
                .read(tx -> tx.repositories().boards().record(board))
                .orElseThrow(() -> Refused.noBoard(board));
        RecordText.Detail detail = seed ? RecordText.Detail.ALL : RecordText.Detail.PLAYERS;
        new RecordText(record, server::say, detail).lines().forEach(out()::println);
        return 0;
    }
}
