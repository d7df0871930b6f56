package pbem.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import pbem.clock.WorkBudget;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.game.Viewer;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.SeatNames;

/**
 * A position of a board, or one after some further moves, and what can follow from it.
 *
 * @param after the number of the board's moves before the line
 * @param line the moves of the line in canonical notation
 * @param toMove the userids on turn; empty once it is over
 * @param result in words, once it is over
 * @param legal every move that could be played now, as a record spells them
 */
public record Study(
        int board,
        int after,
        List<String> line,
        List<String> toMove,
        Optional<Phrase> result,
        List<Phrase> happenings,
        Diagram diagram,
        List<String> legal) {

    public Study {
        line = List.copyOf(line);
        toMove = List.copyOf(toMove);
        happenings = List.copyOf(happenings);
        legal = List.copyOf(legal);
    }

    static StudyLookup of(GameRecord record, OptionalInt after, List<String> line, WorkBudget budget) {
        int moves = after.orElse(record.moves());
        if (moves > record.moves()) {
            return StudyLookup.MISSING;
        }
        if (isSecret(record, line)) {
            return StudyLookup.SECRET;
        }
        GameRecord now = record.at(after.isEmpty() ? record.revision() : record.revisionAfter(moves));
        Board board = now.board();
        List<String> played = new ArrayList<>();
        for (String text : line) {
            if (budget.isSpent(played.size())) {
                return StudyLookup.tooDear(played.size());
            }
            if (now.toMove().isEmpty()) {
                return StudyLookup.refused(played.size() + 1, text, now.result().orElseThrow());
            }
            Seat seat = now.toMove().get(0);
            Act<Move> reading = now.position().read(text);
            Optional<Refusal> refusal = reading.objection();
            if (refusal.isPresent()) {
                return StudyLookup.refused(
                        played.size() + 1, text, refusal.get().phrase());
            }
            String notation = reading.now().notation();
            played.add(notation);
            Event moved = new Event.Moved(seat, notation, "");
            Actor mover = Actor.player(board.player(seat));
            now = now.with(now.next(moved, board.started(), mover, Proof.ADMIN, OptionalLong.empty()));
        }
        return StudyLookup.found(of(now, moves, played));
    }

    /** Whether the answer is secret: legal moves can reveal hands, and the effect of a move can reveal the seed. */
    private static boolean isSecret(GameRecord record, List<String> line) {
        Game game = record.board().game();
        return record.state() == GameRecord.State.ACTIVE
                && (game.hidesHands(record.board().setup()) || !line.isEmpty() && game.hasChance());
    }

    private static Study of(GameRecord record, int after, List<String> played) {
        Board board = record.board();
        Position position = record.position();
        return new Study(
                board.number(),
                after,
                played,
                record.toMove().stream().map(seat -> board.player(seat).user()).toList(),
                record.result(),
                new SeatNames(board).happenings(position),
                record.diagram(Viewer.PUBLIC),
                record.toMove().isEmpty()
                        ? List.of()
                        : position.moves().stream().map(Move::notation).toList());
    }
}
