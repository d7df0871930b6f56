package pbem.cli.verb;

import pbem.cli.home.House;
import pbem.clock.BoardClock;
import pbem.play.Arbiter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code pbem board extend}. */
@Command(name = "extend", description = "Give those on turn more time; the players are told how much, and why.")
final class Extend extends Verb {

    private static final int MOST = 3650;

    @Parameters(index = "0", paramLabel = "BOARD")
    private int board;

    @Parameters(index = "1", paramLabel = "DAYS", description = "1 to " + MOST + ".")
    private int days;

    @Option(names = "--why", paramLabel = "TEXT", required = true, description = "The reason, for the record.")
    private String why;

    @Option(names = "--by", paramLabel = "NAME", description = "Who decides (default: your login name).")
    private String by = System.getProperty("user.name");

    @Override
    public Integer call() throws Exception {
        if (days < 1 || days > MOST) {
            throw new ParameterException(spec().commandLine(), "DAYS is a number from 1 to " + MOST);
        }
        try (House house = house()) {
            Arbiter.Act act = house.store()
                    .change(tx -> house.arbiter()
                            .extend(
                                    tx.ledger(),
                                    board,
                                    days,
                                    by,
                                    why,
                                    house.clock().instant()));
            BoardClock clock = house.store()
                    .read(tx ->
                            tx.ledger().clocks().of(BoardVerbs.done(house, act).record()));
            out().println("Board " + board + ": until " + clock.deadline().orElseThrow());
            return 0;
        }
    }
}
