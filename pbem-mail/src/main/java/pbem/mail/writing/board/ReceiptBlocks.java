package pbem.mail.writing.board;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.notice.Notice;
import pbem.notice.OwnMove;
import pbem.player.Preferences;

/**
 * What a player is shown after a move of their own: the board as text, whose turn it is and until when, and what they can
 * reply, in as few words as possible.
 *
 * @param now from which the time left is counted
 */
public record ReceiptBlocks(BoardView view, PhraseFormatter phrases, Instant now) {

    /** Whether that is all that the reader needs to be told of the news. Without receipts only more than a plain move is told. */
    public static boolean suffice(Notice.BoardNews news, BoardView view, Preferences wishes) {
        return wishes.receipts() != Preferences.Receipts.BOARD
                && view.reader()
                        .flatMap(reader -> OwnMove.of(news, view.present(), reader))
                        .isPresent();
    }

    /** @param contentId of a picture, if there were one */
    public List<Block> blocks(String contentId) {
        List<Block> blocks =
                new ArrayList<>(new BoardBlocks(view, phrases, now, Optional.empty(), false).withoutMoves(contentId));
        blocks.addAll(new ClockBlocks(view, phrases, now).claim());
        blocks.addAll(new BoardReplyLines(view, phrases).inShort());
        return blocks;
    }
}
