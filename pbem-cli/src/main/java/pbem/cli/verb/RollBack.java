package pbem.cli.verb;

import pbem.record.GameRecord;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem board rollback}. */
@Command(
        name = "rollback",
        description = "Take back the last moves and everything after them. A finished game goes on. The players are"
                + " told who did it, and why.",
        footer = {"", "Example: pbem board rollback 101 --back 2 --why \"bob sent the mail of another board\""})
final class RollBack extends ReasonedVerb {

    @Parameters(index = "0", paramLabel = "BOARD")
    private int board;

    @ArgGroup(exclusive = true, multiplicity = "1")
    private Which which;

    static final class Which {

        @Option(
                names = "--back",
                paramLabel = "N",
                description = "The number of moves; 0 undoes only the events after the last move.")
        private Integer back;

        @Option(
                names = "--to",
                paramLabel = "M",
                description = "The number of the move after which the game goes on; 0 is the start.")
        private Integer to;
    }

    @Mixin
    private WhatFollowed later;

    @Override
    String change(Acting acting, String why) {
        int plies = plies(acting);
        GameRecord record = acting.after(
                later.around(acting, board, why, () -> acting.boards().rollBack(board, plies, why)));
        String next = record.toMove().stream()
                .findFirst()
                .map(seat -> record.board().player(seat).user() + " is to move")
                .orElse("the game is over");
        return "Board " + board + " stands after " + record.moves() + " moves; " + next + ".";
    }

    private int plies(Acting acting) {
        if (which.to == null) {
            return which.back;
        }
        int played = acting.repositories()
                .boards()
                .record(board)
                .orElseThrow(() -> Refused.noBoard(board))
                .moves();
        if (which.to < 0 || which.to > played) {
            throw new Refused("board " + board + " has moves 0 to " + played + ", not " + which.to);
        }
        return played - which.to;
    }
}
