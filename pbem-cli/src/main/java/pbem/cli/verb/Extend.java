package pbem.cli.verb;

import pbem.cli.home.PbemServer;
import pbem.clock.BoardClock;
import pbem.play.BoardAdministration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code pbem board extend}. */
@Command(name = "extend", description = "Give those on turn more time; the players are told how much, and why.")
final class Extend extends HomeVerb {

    private static final int MOST = 3650;

    @Parameters(index = "0", paramLabel = "BOARD")
    private int board;

    @Parameters(index = "1", paramLabel = "DAYS", description = "1 to " + MOST + ".")
    private int days;

    @Option(names = "--why", paramLabel = "TEXT", required = true, description = "The reason, for the record.")
    private String why;

    @Option(names = "--by", paramLabel = "NAME", description = "Who decides (default: your login name).")
    private String by = System.getProperty("user.name");

    @Mixin
    private DryRun trial;

    @Override
    public Integer call() throws Exception {
        if (days < 1 || days > MOST) {
            throw new ParameterException(spec().commandLine(), "DAYS is a number from 1 to " + MOST);
        }
        try (PbemServer server = openServer()) {
            BoardClock clock = trial.change(server, tx -> {
                BoardAdministration.Act act = server.administration()
                        .extend(
                                tx.repositories(),
                                board,
                                days,
                                by,
                                why,
                                server.clock().instant());
                return tx.repositories()
                        .clocks()
                        .of(BoardVerbs.done(server, act).record());
            });
            trial.say(out(), "Board " + board + ": until " + clock.deadline().orElseThrow());
            trial.end(out());
            return 0;
        }
    }
}
