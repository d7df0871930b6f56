package pbem.cli.verb;

import pbem.record.GameRecord;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code pbem board extend}. */
@Command(name = "extend", description = "Give those on turn more time; the players are told how much, and why.")
final class Extend extends ReasonedVerb {

    private static final int MOST = 3650;

    @Parameters(index = "0", paramLabel = "BOARD")
    private int board;

    @Parameters(index = "1", paramLabel = "DAYS", description = "1 to " + MOST + ".")
    private int days;

    @Override
    String change(Acting acting, String why) {
        if (days < 1 || days > MOST) {
            throw new ParameterException(spec().commandLine(), "DAYS is a number from 1 to " + MOST);
        }
        GameRecord record = acting.record(acting.boards().extend(board, days, why));
        return "Board " + board + ": until "
                + acting.repositories().clocks().of(record).deadline().orElseThrow();
    }
}
