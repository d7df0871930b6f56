package pbem.cli.verb;

import java.util.List;
import java.util.OptionalInt;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.Row;
import pbem.repository.robot.StuckBoard;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem robot}. */
@Command(
        name = "robot",
        description = "Boards on which a robot could not move, for instance because its program failed.",
        subcommands = {RobotVerbs.Listing.class, RobotVerbs.Retrying.class})
public final class RobotVerbs extends Group {

    /** {@code pbem robot list}. */
    @Command(name = "list", description = "List these boards, with the reason and the time of the next try.")
    static final class Listing extends ListVerb {

        @Override
        List<Row> rows(PbemServer server) {
            return Row.each(server.store().read(tx -> tx.robots().stuck()), Listing::row);
        }

        private static Row row(StuckBoard board) {
            return new Row().with(board, "board", "failures", "again", "why");
        }
    }

    /** {@code pbem robot retry}. */
    @Command(name = "retry", description = "Try one of these boards, or all of them, again at once.")
    static final class Retrying extends ChangeVerb {

        @Parameters(
                index = "0",
                paramLabel = "BOARD",
                arity = "0..1",
                description = "The board; all of them if left out.")
        private Integer board;

        @Override
        String change(Acting acting) {
            OptionalInt one = board == null ? OptionalInt.empty() : OptionalInt.of(board);
            int boards = acting.repositories().robots().retry(one);
            if (boards == 0 && board != null) {
                throw new Refused("board " + board + " waits for no robot that could not move; see: pbem robot list");
            }
            return boards + (boards == 1 ? " board is" : " boards are")
                    + " tried again by the running server, or by: pbem tick";
        }
    }
}
