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
 * @param words as they wrote them, lines and all
 * @param occasion the move
 */
public record MoveComment(String user, String words, Link occasion, Moment at) {

    /** What was said up to that revision, in order. */
    static List<MoveComment> of(GameRecord record, int revision) {
        Board board = record.board();
        List<MoveComment> remarks = new ArrayList<>();
        Map<Integer, Integer> numbers = record.plies().stream().collect(Collectors.toMap(Ply::revision, Ply::number));
        for (Entry entry : record.entries().subList(0, revision)) {
            Event event = entry.event();
            if (event.comment().isBlank()) {
                continue; // nor does an admin comment, who gives a reason
            }
            Link occasion = Optional.ofNullable(numbers.get(entry.revision()))
                    .map(move ->
                            new Link(BoardAddress.after(board.number(), move).path(), "move " + move))
                    .orElseGet(() -> new Link(BoardAddress.now(board.number()).path(), occasion(event)));
            String user = board.player(event.by().orElseThrow()).user();
            remarks.add(new MoveComment(user, event.comment(), occasion, Moment.of(entry.at())));
        }
        return remarks;
    }

    private static String occasion(Event event) {
        Optional<String> stepped = event.decision()
                .map(decision -> decision.match(
                        moved -> moved.notation() + ", taken back",
                        resigned -> "resigning",
                        lapsed -> "running out of time"));
        Optional<String> negotiated = event.negotiation()
                .map(step -> step.match(
                        drawOffered -> "offering a draw",
                        undoAsked -> "asking for a move back",
                        answered -> "answering"));
        return stepped.or(() -> negotiated).orElseThrow();
    }
}
