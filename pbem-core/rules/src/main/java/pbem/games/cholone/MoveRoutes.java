package pbem.games.cholone;

import java.util.ArrayList;
import java.util.List;
import pbem.game.Choice;
import pbem.game.ChoiceTree;
import pbem.phrase.Phrase;

/**
 * The choices that make up a move. The player first chooses the marbles, from either end of their row, by both ends or
 * one by one. Then the player chooses the cell to which the marble chosen last goes or, if all go along their row, the
 * cell ahead of them.
 */
record MoveRoutes(MarbleMove move) {

    static final double REACH = 0.48;

    static List<ChoiceTree.Route> of(MarbleMove move) {
        MoveRoutes routes = new MoveRoutes(move);
        if (move.size() == 1) {
            return List.of(routes.from(List.of(move.first())));
        }
        List<ChoiceTree.Route> all = new ArrayList<>();
        List<Cell> row = Cell.all(move.from());
        for (List<Cell> marbles :
                List.of(row, row.stream().sorted(MoveRoutes::later).toList())) {
            all.add(routes.from(marbles));
            if (marbles.size() > 2) {
                all.add(routes.from(List.of(marbles.get(0), marbles.get(marbles.size() - 1))));
            }
        }
        return all;
    }

    private static int later(Cell one, Cell other) {
        return one.before(other) ? 1 : -1;
    }

    private ChoiceTree.Route from(List<Cell> marbles) {
        List<Choice> steps = new ArrayList<>();
        for (Cell marble : marbles) {
            steps.add(choice(marble, steps.isEmpty() ? "marble" : "more"));
        }
        Cell guide = move.inLine() ? move.head() : marbles.get(marbles.size() - 1);
        steps.add(choice(move.way().from(guide).orElseThrow(), "target"));
        return new ChoiceTree.Route(move, steps);
    }

    private static Choice choice(Cell cell, String role) {
        return Choice.cell(
                cell.name(), Phrase.of("cholone.choose-" + role), Cell.BOARD.centre(cell.row(), cell.number()), REACH);
    }
}
