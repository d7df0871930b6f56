package pbem.mail.writing;

import java.util.List;
import java.util.Optional;
import pbem.game.Seat;
import pbem.game.Viewer;
import pbem.play.Board;
import pbem.play.GameRecord;
import pbem.play.Player;

/**
 * A board as one reader is shown it.
 *
 * @param present the record as it is now
 * @param record as far as it is shown
 * @param own whether it shows what only the reader may see
 */
record BoardView(GameRecord present, GameRecord record, Optional<Player> reader, boolean own) {

    /** As the reader himself sees it. */
    static BoardView of(GameRecord present, int revision, Optional<Player> reader) {
        return new BoardView(present, present.at(revision), reader, true);
    }

    /** As everybody sees it, so that he can pass it on. */
    static BoardView ofAll(GameRecord present, int revision, Optional<Player> reader) {
        return new BoardView(present, present.at(revision), reader, false);
    }

    Board board() {
        return record.board();
    }

    /** Whether nothing has happened since. */
    boolean isPresent() {
        return record.revision() == present.revision();
    }

    Optional<Seat> seat() {
        return reader.flatMap(board()::seat);
    }

    Viewer viewer() {
        return seat().filter(seat -> own).map(Viewer::of).orElse(Viewer.PUBLIC);
    }

    boolean isReadersTurn() {
        return seat().filter(record.toMove()::contains).isPresent();
    }

    String user(Seat seat) {
        return CleanText.line(board().player(seat).user());
    }

    List<String> users(List<Seat> seats) {
        return seats.stream().map(this::user).toList();
    }

    /** {@code cholone-101-12}. */
    String fileName() {
        return board().game().name() + "-" + board().number() + "-" + record.revision();
    }
}
