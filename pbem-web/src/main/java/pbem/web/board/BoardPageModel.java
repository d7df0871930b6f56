package pbem.web.board;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.query.BoardDetails;
import pbem.query.Saying;
import pbem.web.display.MoveTable;
import pbem.web.display.PositionDisplay;
import pbem.web.display.Property;
import pbem.web.page.Link;
import pbem.web.page.TimeLeft;
import pbem.web.page.Timestamp;
import pbem.web.picture.PictureCache;
import pbem.web.text.SiteTexts;

/**
 * A board's page as its template needs it.
 *
 * @param latest whether it shows the board as it is, rather than as it was after a certain move
 * @param deadline until when those on turn must move; empty when the game is over
 * @param files the whole board and its picture, to be taken along
 * @param shown how many moves were played to reach the position
 * @param watched the revision on show, if the page is to follow the board; else empty
 * @param tried moves that were tried from there
 * @param left how long they have; empty without a deadline
 * @param handovers the seats that went from one player to another
 * @param talk what the players said, if they all want that everybody may read it
 */
public record BoardPageModel(
        Link game,
        Link board,
        boolean latest,
        PositionDisplay position,
        List<SeatRow> seats,
        Optional<String> result,
        Optional<Timestamp> deadline,
        String left,
        MoveTable moves,
        List<Property> properties,
        List<Link> files,
        int number,
        int shown,
        String watched,
        Optional<TriedLine> tried,
        List<String> handovers,
        List<Said> talk) {

    static BoardPageModel of(BoardDetails board, PictureCache pictures, Instant now, SiteTexts texts) {
        BoardDisplay display = new BoardDisplay(board, texts);
        List<SeatRow> seats =
                board.seats().stream().map(seat -> SeatRow.of(seat, texts)).toList();
        return new BoardPageModel(
                new Link("/games/" + board.game().name(), board.game().title()),
                new Link(
                        new BoardPath(board.number()).now(),
                        texts.say("site.board", board.game().title(), board.number())),
                board.shown().latest(),
                display.position(pictures),
                seats,
                board.result().map(texts::say),
                board.deadline().map(Timestamp::of),
                board.deadline()
                        .map(until -> TimeLeft.between(now, until, texts))
                        .orElse(""),
                MoveTable.of(seats.stream().map(SeatRow::colour).toList(), display.cells()),
                BoardProperties.of(board, texts),
                files(board, texts),
                board.number(),
                board.shown().moves(),
                board.open() && board.shown().latest()
                        ? String.valueOf(board.shown().revision())
                        : "",
                Optional.empty(),
                board.handovers().stream().map(texts::say).toList(),
                board.talk().stream().map(talk -> said(board, talk)).toList());
    }

    private static List<Link> files(BoardDetails board, SiteTexts texts) {
        String whole = new BoardPath(board.number()).now();
        String shown = BoardPath.shown(board);
        List<Link> files = new ArrayList<>(List.of(
                new Link(whole + ".record", texts.say("site.record")),
                new Link(whole + ".json", texts.say("site.as-json")),
                new Link(shown + ".png", texts.say("site.as-png")),
                new Link(shown + ".svg", texts.say("site.as-svg"))));
        if (board.analysed()) {
            files.add(new Link(whole + "/analysis", texts.say("site.analysis")));
        }
        return files;
    }

    /** With moves tried from the position shown. */
    BoardPageModel trying(TriedLine line, SiteTexts texts) {
        return new BoardPageModel(
                game,
                board,
                latest,
                line.instead(position, texts),
                seats,
                result,
                deadline,
                left,
                moves,
                properties,
                files,
                number,
                shown,
                "",
                Optional.of(line),
                handovers,
                talk);
    }

    /** Of the position from which moves are tried. */
    public String path() {
        BoardPath path = new BoardPath(number);
        return latest ? path.now() : path.after(shown);
    }

    /** The same as {@code preview} names it. */
    public String from() {
        return latest ? String.valueOf(number) : number + "#" + shown;
    }

    /** The moves tried so far, as the address says them. */
    public String line() {
        return tried.map(line -> String.join(";", line.board().line())).orElse("");
    }

    /**
     * What a player said.
     *
     * @param move with which, as a link to it; empty if it was said apart
     */
    public record Said(String user, Optional<Link> move, Timestamp at, List<String> lines) {}

    private static Said said(BoardDetails board, Saying talk) {
        Optional<Link> move = talk.move().isPresent()
                ? Optional.of(new Link(
                        new BoardPath(board.number()).now() + "/moves/"
                                + talk.move().getAsInt(),
                        Integer.toString(talk.move().getAsInt())))
                : Optional.empty();
        return new Said(
                talk.user(), move, Timestamp.of(talk.at()), talk.words().lines().toList());
    }

    /** Who is to move now. */
    public List<SeatRow> onTurn() {
        return seats.stream().filter(SeatRow::onTurn).toList();
    }
}
