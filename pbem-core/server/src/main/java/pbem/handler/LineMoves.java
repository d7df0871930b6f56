package pbem.handler;

import java.util.Optional;
import java.util.function.BiPredicate;
import pbem.game.Act;
import pbem.game.Position;
import pbem.handler.play.MovePlan;
import pbem.handler.play.MoveSearch;
import pbem.handler.play.OwnLetters;
import pbem.record.GameRecord;
import pbem.request.CommandContext;
import pbem.request.NamedBoard;

/** Finds moves in the lines of a reply to a board. */
final class LineMoves {

    private LineMoves() {}

    /** Whether anything in a reply to a board looks like a move. */
    static boolean areLike(CommandContext context, String line) {
        return NamedBoard.record(context)
                .filter(record -> MoveSearch.resemblesMove(record.position(), line))
                .isPresent();
    }

    /** Whether a reply to a board contains a legal move, or with hidden hands anything like one. */
    static boolean areIn(CommandContext context, String line) {
        return holds(context, line, MoveSearch::holdsMove);
    }

    /** Like {@link #areIn}, and nothing makes the move doubtful. */
    static boolean areAll(CommandContext context, String line) {
        return holds(context, line, MoveSearch::isMove);
    }

    /** Whether a reply to a board is a legal move as it stands, in a game without hidden hands: "swap sides". */
    static boolean areAsWritten(CommandContext context, String line) {
        return underWay(context)
                .filter(at -> !at.game().hidesHands(at.setup()))
                .filter(at -> at.read(line) instanceof Act.Done)
                .isPresent();
    }

    /** Whether a reply to a board begins with a move that a stop parts from the words behind it. */
    static boolean begin(CommandContext context, String line) {
        return underWay(context)
                .filter(at -> MoveSearch.beginsWithMove(
                        at, OwnLetters.of(context, at.game()).inEnglish(line)))
                .isPresent();
    }

    /** The command that queues the answer to a move that a line plans, in a game without hidden hands. */
    static Optional<String> planned(CommandContext context, String line) {
        return underWay(context)
                .filter(at -> !at.game().hidesHands(at.setup()))
                .flatMap(at -> MovePlan.in(context, at, line));
    }

    private static boolean holds(CommandContext context, String line, BiPredicate<Position, String> search) {
        return underWay(context)
                .filter(at -> at.game().hidesHands(at.setup())
                        ? MoveSearch.resemblesMove(at, line)
                        : search.test(at, OwnLetters.of(context, at.game()).inEnglish(line)))
                .isPresent();
    }

    private static Optional<Position> underWay(CommandContext context) {
        return NamedBoard.record(context)
                .map(GameRecord::position)
                .filter(position -> position.outcome().isEmpty());
    }
}
