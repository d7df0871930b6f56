package pbem.web.board;

import java.util.List;
import java.util.Optional;
import pbem.game.Game;
import pbem.phrase.Phrasebook;
import pbem.record.Board;
import pbem.record.GameRecord;
import pbem.web.display.MoveTable;
import pbem.web.display.PositionDisplay;
import pbem.web.page.Link;
import pbem.web.page.Moment;
import pbem.web.picture.Drawings;

/**
 * A board's page as its template needs it.
 *
 * @param now whether it shows the board as it is, rather than as it was after a certain move
 * @param deadline until when those on turn must move; empty when the game is over
 */
public record BoardPageModel(
        int number,
        Link game,
        Link board,
        boolean now,
        PositionDisplay stage,
        List<SeatLine> seats,
        Optional<String> result,
        Optional<Moment> deadline,
        MoveTable moves,
        List<MoveComment> remarks,
        List<Fact> facts) {

    static BoardPageModel of(Snapshot snapshot, Drawings drawings, Phrasebook phrases) {
        GameRecord record = snapshot.record();
        Board board = record.board();
        Game game = board.game();
        BoardDisplay stage = new BoardDisplay(snapshot);
        List<SeatLine> seats = SeatLine.of(record, phrases);
        return new BoardPageModel(
                board.number(),
                new Link("/games/" + game.name(), game.title()),
                new Link(BoardAddress.now(board.number()).path(), game.title() + " " + board.number()),
                snapshot.isNow(),
                stage.stage(drawings, phrases),
                seats,
                record.result().map(phrases::say),
                snapshot.deadline().map(Moment::of),
                MoveTable.of(seats.stream().map(SeatLine::colour).toList(), stage.deeds()),
                MoveComment.of(record, snapshot.revision()),
                Fact.of(record));
    }

    /** Who is to move now. */
    public List<SeatLine> onTurn() {
        return seats.stream().filter(SeatLine::onTurn).toList();
    }
}
