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
 * @param leave what the links for leaving prove, if the reader gets this mail by a subscription
 */
record Composition(
        String subject,
        Optional<String> thread,
        Optional<Game> list,
        Optional<ReplyGrant> reply,
        Optional<ReplyGrant> leave,
        List<Block> blocks) {

    Composition {
        blocks = List.copyOf(blocks);
    }

    /** What is written to one person about one thing. */
    Composition(
            String subject,
            Optional<String> thread,
            Optional<Game> list,
            Optional<ReplyGrant> reply,
            List<Block> blocks) {
        this(subject, thread, list, reply, Optional.empty(), blocks);
    }
}
