package pbem.web.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.Ply;
import pbem.web.page.Link;
import pbem.web.page.Moment;

/**
 * What a player said to the others beside a move.
 *
 * @param words as he wrote them, lines and all
 * @param occasion the move
 */
public record MoveComment(String user, String words, Link occasion, Moment at) {

    /** What was said up to that revision, in order. */
    static List<MoveComment> of(GameRecord record, int revision) {
        Board board = record.board();
        List<MoveComment> remarks = new ArrayList<>();
        Map<Integer, Integer> numbers = record.plies().stream().collect(Collectors.toMap(Ply::revision, Ply::number));
        for (Entry entry : record.entries().subList(0, revision)) {
            Optional<Integer> number = Optional.ofNullable(numbers.get(entry.revision()));
            Link occasion = number.map(move ->
                            new Link(BoardAddress.after(board.number(), move).path(), "move " + move))
                    .orElseGet(() -> new Link(BoardAddress.now(board.number()).path(), occasion(entry.event())));
            entry.event()
                    .by()
                    .ifPresent(seat -> add(
                            remarks, board.player(seat).user(), entry.event().comment(), occasion, entry));
        }
        return remarks;
    }

    private static String occasion(Event event) {
        if (event instanceof Event.Moved moved) {
            return moved.notation() + ", taken back";
        }
        if (event instanceof Event.DrawOffered) {
            return "offering a draw";
        }
        if (event instanceof Event.UndoAsked) {
            return "asking for a move back";
        }
        if (event instanceof Event.Answered) {
            return "answering";
        }
        return "resigning";
    }

    private static void add(List<MoveComment> remarks, String user, String words, Link occasion, Entry entry) {
        if (!words.isBlank()) {
            remarks.add(new MoveComment(user, words, occasion, Moment.of(entry.at())));
        }
    }
}
