package pbem.web.board;

import java.util.Optional;

/**
 * Where one can step from a moment of a board; a step that leads nowhere is empty.
 *
 * @param latest to the board as it is now
 */
public record Steps(Optional<String> start, Optional<String> previous, Optional<String> next, Optional<String> latest) {

    static Steps from(Snapshot snapshot) {
        int board = snapshot.address().board();
        int last = snapshot.plies().size();
        int shown = snapshot.moves();
        // After the last move there may be one more moment, the board as somebody left it or as an admin ended it.
        boolean end = snapshot.isNow() || (shown == last && !snapshot.goesOnAfterLastMove());
        boolean beyond = snapshot.isNow() && snapshot.goesOnAfterLastMove();
        String now = BoardAddress.now(board).path();
        int before = beyond ? last : shown - 1;
        return new Steps(
                shown == 0 && !beyond ? Optional.empty() : Optional.of(after(board, 0)),
                before < 0 ? Optional.empty() : Optional.of(after(board, before)),
                end ? Optional.empty() : Optional.of(shown < last ? after(board, shown + 1) : now),
                end ? Optional.empty() : Optional.of(now));
    }

    private static String after(int board, int move) {
        return BoardAddress.after(board, move).path();
    }
}
