package pbem.web.board;

import java.time.Instant;
import java.util.List;
import pbem.query.ListedBoard;
import pbem.web.page.TimeLeft;
import pbem.web.page.Timestamp;
import pbem.web.picture.PictureFormat;
import pbem.web.text.SiteTexts;

/**
 * A board in a list.
 *
 * @param name the game and the number
 * @param players userids by seat, programs called so
 * @param standing who is to move, or the result
 * @param time how long they have, or when it ended
 * @param progress how many moves were played, in words
 * @param moves how many
 */
public record BoardCard(
        String href, String name, List<String> players, String standing, String time, String progress, int moves) {

    static BoardCard of(ListedBoard board, Instant now, SiteTexts texts) {
        return new BoardCard(
                new BoardPath(board.number()).now(),
                texts.say("site.board", board.game().title(), board.number()),
                names(board, texts),
                board.open()
                        ? texts.say("site.who-is-to-move", texts.list(board.toMove()))
                        : board.result().map(texts::say).orElse(""),
                board.open()
                        ? left(board, now, texts)
                        : Timestamp.of(board.changed()).day(),
                texts.say("site.moves", board.moves()),
                board.moves());
    }

    /** Who plays there, by seat, programs called so. */
    public static List<String> names(ListedBoard board, SiteTexts texts) {
        return board.players().stream()
                .map(user -> board.programs().contains(user) ? texts.say("site.program", user) : user)
                .toList();
    }

    private static String left(ListedBoard board, Instant now, SiteTexts texts) {
        return board.deadline()
                .map(until -> TimeLeft.between(now, until, texts))
                .orElseGet(() -> texts.say("site.no-deadline"));
    }

    /** The picture of the board as it is. */
    public String picture() {
        return href + "." + PictureFormat.SMALL.ending();
    }
}
