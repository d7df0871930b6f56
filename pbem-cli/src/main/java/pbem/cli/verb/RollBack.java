package pbem.cli.verb;

import pbem.cli.home.PbemServer;
import pbem.play.BoardAdministration;
import pbem.record.GameRecord;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem board rollback}. */
@Command(
        name = "rollback",
        description = "Take the last moves back, with all that came after them; a game that was over goes on. The"
                + " players are told who, and why.",
        footer = {"", "Example: pbem board rollback 101 2 --why \"bob sent the mail of another board\""})
final class RollBack extends HomeVerb {

    @Parameters(index = "0", paramLabel = "BOARD")
    private int board;

    @Parameters(
            index = "1",
            paramLabel = "PLIES",
            description = "How many moves; 0 undoes only what came after the last one.")
    private int plies;

    @Option(names = "--why", paramLabel = "TEXT", required = true, description = "The reason, for the record.")
    private String why;

    @Option(names = "--by", paramLabel = "NAME", description = "Who decides (default: your login name).")
    private String by = System.getProperty("user.name");

    @Mixin
    private DryRun trial;

    @Override
    public Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            BoardAdministration.Act act = trial.change(
                    server,
                    tx -> server.administration()
                            .rollBack(
                                    tx.repositories(),
                                    board,
                                    plies,
                                    by,
                                    why,
                                    server.clock().instant()));
            GameRecord record = BoardVerbs.done(server, act).record();
            String next = record.toMove().stream()
                    .findFirst()
                    .map(seat -> record.board().player(seat).user() + " is to move")
                    .orElse("the game is over");
            trial.say(out(), "Board " + board + " stands after " + record.moves() + " moves; " + next + ".");
            trial.end(out());
            return 0;
        }
    }
}
