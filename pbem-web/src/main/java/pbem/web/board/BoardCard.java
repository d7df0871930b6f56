package pbem.web.board;

import java.util.List;
import pbem.web.page.Moment;
import pbem.web.picture.Form;

/**
 * A board in a list.
 *
 * @param players userids by seat
 * @param standing who is to move, or the result
 * @param time how long they have, or when it ended
 * @param open whether the game goes on
 */
public record BoardCard(
        int number,
        String game,
        List<String> players,
        String standing,
        String time,
        int moves,
        boolean open,
        Moment changed) {

    public String href() {
        return BoardAddress.now(number).path();
    }

    /** The picture of the board as it is. */
    public String picture() {
        return href() + "." + Form.SMALL.ending();
    }

    public String progress() {
        return moves == 0 ? "no move yet" : moves == 1 ? "one move" : moves + " moves";
    }
}
