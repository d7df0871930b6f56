package pbem.cli.verb;

import pbem.record.GameRecord;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code pbem board rollback}. */
@Command(
        name = "rollback",
        description = "Take the last moves back, with all that came after them; a game that was over goes on. The"
                + " players are told who, and why.",
        footer = {"", "Example: pbem board rollback 101 2 --why \"bob sent the mail of another board\""})
final class RollBack extends ReasonedVerb {

    @Parameters(index = "0", paramLabel = "BOARD")
    private int board;

    @Parameters(
            index = "1",
            paramLabel = "PLIES",
            description = "How many moves; 0 undoes only what came after the last one.")
    private int plies;

    @Mixin
    private WhatFollowed later;

    @Override
    String change(Acting acting, String why) {
        GameRecord record = acting.record(
                later.around(acting, board, why, () -> acting.boards().rollBack(board, plies, why)));
        String next = record.toMove().stream()
                .findFirst()
                .map(seat -> record.board().player(seat).user() + " is to move")
                .orElse("the game is over");
        return "Board " + board + " stands after " + record.moves() + " moves; " + next + ".";
    }
}
