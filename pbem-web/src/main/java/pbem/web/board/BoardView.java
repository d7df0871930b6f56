package pbem.web.board;

import java.util.List;
import java.util.Optional;
import pbem.game.Game;
import pbem.phrase.Phrasebook;
import pbem.play.Board;
import pbem.play.GameRecord;
import pbem.web.page.Link;
import pbem.web.page.Moment;
import pbem.web.picture.Drawings;
import pbem.web.picture.Form;

/**
 * A board's page as its template needs it.
 *
 * @param caption what led to what the picture shows
 * @param happenings what the move brought with it, in sentences
 * @param svg trusted: drawn by us
 * @param text the same picture in letters
 * @param files the picture as files
 * @param deadline until when those on turn must move; empty when the game is over
 */
public record BoardView(
        int number,
        Link game,
        Link board,
        boolean now,
        Caption caption,
        List<String> happenings,
        String svg,
        String text,
        List<Link> files,
        Steps steps,
        List<SeatLine> seats,
        Optional<String> result,
        Optional<Moment> deadline,
        MoveTable moves,
        List<Remark> remarks,
        List<Fact> facts) {

    static BoardView of(Snapshot snapshot, Drawings drawings, Phrasebook phrases) {
        GameRecord record = snapshot.record();
        Board board = record.board();
        Game game = board.game();
        int revision = snapshot.revision();
        return new BoardView(
                board.number(),
                new Link("/games/" + game.name(), game.title()),
                new Link(BoardAddress.now(board.number()).path(), game.title() + " " + board.number()),
                snapshot.isNow(),
                Caption.of(snapshot, phrases),
                snapshot.position().happenings().stream().map(phrases::say).toList(),
                drawings.of(record, revision, Form.SVG).text(),
                drawings.of(record, revision, Form.TEXT).text(),
                List.of(file(snapshot, Form.SVG), file(snapshot, Form.PNG), file(snapshot, Form.TEXT)),
                Steps.from(snapshot),
                SeatLine.of(record, phrases),
                record.result().map(phrases::say),
                record.deadline().map(Moment::of),
                MoveTable.of(snapshot),
                Remark.of(record, revision),
                Fact.of(board));
    }

    private static Link file(Snapshot snapshot, Form form) {
        return new Link(snapshot.address().path() + "." + form.ending(), form.name());
    }

    /** Whether the columns of their moves need the whole width of a page. */
    public boolean manySeats() {
        return seats.size() > 3;
    }

    /** Who is to move now. */
    public List<SeatLine> onTurn() {
        return seats.stream().filter(SeatLine::onTurn).toList();
    }
}
