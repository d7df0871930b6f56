package pbem.mail.writing;

import java.util.List;
import java.util.Optional;
import pbem.game.Game;

/**
 * A mail in words.
 *
 * @param subject on one line
 * @param thread Message-ID that all mails about the same thing refer to, in brackets
 * @param list the game, if the mail belongs to one of its boards
 * @param reply empty if a reply proves nothing
 * @param watched the board, if the reader gets this mail because he watches it
 */
record Composition(
        String subject,
        Optional<String> thread,
        Optional<Game> list,
        Optional<ReplyRight> reply,
        List<Block> blocks,
        Optional<Integer> watched) {

    Composition {
        blocks = List.copyOf(blocks);
    }

    /** A mail that nobody gets for looking on. */
    Composition(
            String subject,
            Optional<String> thread,
            Optional<Game> list,
            Optional<ReplyRight> reply,
            List<Block> blocks) {
        this(subject, thread, list, reply, blocks, Optional.empty());
    }
}
