package pbem.mail.writing;

import java.util.Optional;
import pbem.mail.writing.board.BoardStateText;
import pbem.mail.writing.board.BoardView;
import pbem.notice.ReplyTarget;
import pbem.record.GameRecord;
import pbem.repository.Challenge;

/**
 * What the mail of ours was about that somebody answered.
 *
 * @param view the board of it as it is now, if it was about one
 * @param challenge likewise
 */
record AnsweredMail(MailContext context, ReplyTarget target, Optional<BoardView> view, Optional<Challenge> challenge) {

    /** Of nothing where there is no such board or challenge any more: the server was restored. */
    static AnsweredMail of(MailContext context, ReplyTarget target) {
        Optional<BoardView> view = target instanceof ReplyTarget.OfBoard board
                ? context.repositories()
                        .boards()
                        .record(board.number())
                        .map(record -> context.boards().at(board.number(), record.revision()))
                : Optional.empty();
        Optional<Challenge> challenge = target instanceof ReplyTarget.OfChallenge asked
                ? context.repositories().challenges().numbered(asked.number())
                : Optional.empty();
        return new AnsweredMail(context, target, view, challenge);
    }

    Optional<GameRecord> record() {
        return view.map(BoardView::record);
    }

    /** Who is to move there, for those who play while the game goes on. */
    Optional<String> turn() {
        return view.filter(board -> board.seat().isPresent())
                .filter(board -> board.record().state() == GameRecord.State.ACTIVE)
                .map(board -> new BoardStateText(board, context.phrases()).say());
    }

    /** What a reply can be about: that board, if its reader has seen it as it is now. */
    ReplyTarget stillGood() {
        return record().filter(record -> target.equals(
                                new ReplyTarget.OfBoard(record.board().number(), record.revision())))
                        .isPresent()
                ? target
                : ReplyTarget.NONE;
    }
}
