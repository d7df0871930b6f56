package pbem.cli.verb;

import java.util.List;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.summary.BoardSummary;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem board extend}. */
@Command(
        name = "extend",
        description = "Give the players on turn more time, on one board or on all. They are told how much, and why.",
        footer = {"", "Example: pbem board extend --all --days 3 --why \"the server was down\" --dry-run"})
final class Extend extends ReasonedVerb {

    @ArgGroup(exclusive = true, multiplicity = "1")
    private Which which;

    static final class Which {

        @Parameters(index = "0", paramLabel = "BOARD")
        private int board;

        @Option(names = "--all", description = "All games under way that have a deadline.")
        private boolean all;
    }

    @Mixin
    private Days days;

    @Override
    String change(Acting acting, String why) {
        if (!which.all) {
            GameRecord record = acting.after(acting.boards().extend(which.board, days.given(), why));
            return "Board " + which.board + ": "
                    + acting.repositories()
                            .clocks()
                            .of(record)
                            .deadline()
                            .map(until -> "until " + until)
                            .orElse("no deadline");
        }
        List<BoardSummary> open = acting.repositories().boards().list(BoardFilter.ALL.onlyOpen(true)).stream()
                .filter(board -> board.deadline().isPresent())
                .toList();
        open.forEach(board -> acting.after(acting.boards().extend(board.number(), days.given(), why)));
        return "Boards with " + days.given() + (days.given() == 1 ? " more day: " : " more days: ") + open.size() + ".";
    }
}
