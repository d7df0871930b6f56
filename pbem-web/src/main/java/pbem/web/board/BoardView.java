package pbem.web.board;

import java.util.List;
import java.util.Optional;
import pbem.game.Game;
import pbem.phrase.Phrasebook;
import pbem.record.Board;
import pbem.record.GameRecord;
import pbem.web.page.Link;
import pbem.web.page.Moment;
import pbem.web.picture.Drawings;
import pbem.web.stage.MoveTable;
import pbem.web.stage.Stage;

/**
 * A board's page as its template needs it.
 *
 * @param now whether it shows the board as it is, rather than as it was after a certain move
 * @param deadline until when those on turn must move; empty when the game is over
 */
public record BoardView(
        int number,
        Link game,
        Link board,
        boolean now,
        Stage stage,
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
        BoardStage stage = new BoardStage(snapshot);
        List<SeatLine> seats = SeatLine.of(record, phrases);
        return new BoardView(
                board.number(),
                new Link("/games/" + game.name(), game.title()),
                new Link(BoardAddress.now(board.number()).path(), game.title() + " " + board.number()),
                snapshot.isNow(),
                stage.stage(drawings, phrases),
                seats,
                record.result().map(phrases::say),
                snapshot.deadline().map(Moment::of),
                MoveTable.of(seats.stream().map(SeatLine::colour).toList(), stage.deeds()),
                Remark.of(record, snapshot.revision()),
                Fact.of(record));
    }

    /** Who is to move now. */
    public List<SeatLine> onTurn() {
        return seats.stream().filter(SeatLine::onTurn).toList();
    }
}
