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
 * The receipt that a player gets after a move of their own: the board as text, whose turn it is, the deadline, and the
 * reply lines, in as few words as possible.
 *
 * @param now the time from which the time left is counted
 */
public record ReceiptBlocks(BoardView view, PhraseFormatter phrases, Instant now) {

    /**
     * Whether a receipt suffices: the only news is the reader's own move, and the reader does not prefer full mails.
     * With receipts off, it is sent only if the move had other effects.
     */
    public static boolean suffice(Notice.BoardNews news, BoardView view, Preferences wishes) {
        return wishes.receipts() != Preferences.Receipts.BOARD
                && view.reader()
                        .flatMap(reader -> OwnMove.of(news, view.present(), reader))
                        .isPresent();
    }

    /** @param contentId the content ID that a picture would have; a receipt shows none */
    public List<Block> blocks(String contentId) {
        List<Block> blocks =
                new ArrayList<>(new BoardBlocks(view, phrases, now, Optional.empty(), false).withoutMoves(contentId));
        blocks.addAll(new ClockBlocks(view, phrases, now).claim());
        blocks.addAll(new BoardReplyLines(view, phrases).inShort());
        return blocks;
    }
}
