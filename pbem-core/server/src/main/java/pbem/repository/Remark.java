package pbem.repository;

import java.time.Instant;
import java.util.OptionalInt;
import pbem.player.Player;

/**
 * A player's message, apart from comments with moves.
 *
 * @param board the board that it is about; empty for the server itself
 * @param words several lines joined by line feeds; not empty
 */
public record Remark(long id, OptionalInt board, Player author, Kind kind, String words, Instant at) {

    public enum Kind {
        /** To all at a board. */
        CHAT,
        /** To the admin. */
        FEEDBACK,
        /** To the admin, who is asked to look at a board. */
        ARBITER
    }
}
