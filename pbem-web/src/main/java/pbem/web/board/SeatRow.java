package pbem.web.board;

import pbem.query.BoardSeat;
import pbem.web.text.SiteTexts;

/**
 * A player at a board.
 *
 * @param program whether nobody sits there but a program of the server
 * @param colour what that seat is called: "black"
 * @param standing how things are for them, in a word or two; may be empty
 * @param onTurn whether they are to move now
 */
public record SeatRow(String user, boolean program, String colour, String standing, boolean onTurn) {

    static SeatRow of(BoardSeat seat, SiteTexts texts) {
        return new SeatRow(
                seat.user(),
                seat.program(),
                texts.say(seat.name()),
                standing(seat.standing(), texts),
                seat.standing() == BoardSeat.Standing.TO_MOVE);
    }

    private static String standing(BoardSeat.Standing standing, SiteTexts texts) {
        return switch (standing) {
            case TO_MOVE -> texts.say("site.standing-to-move");
            case WAITING -> "";
            case OUT -> texts.say("site.standing-out");
            case WON -> texts.say("site.standing-won");
            case DREW -> texts.say("site.standing-drew");
            case LOST -> texts.say("site.standing-lost");
        };
    }

    public String href() {
        return "/players/" + user;
    }
}
