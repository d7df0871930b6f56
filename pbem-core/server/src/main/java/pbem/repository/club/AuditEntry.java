package pbem.repository.club;

import java.time.Instant;
import java.util.OptionalInt;
import java.util.OptionalLong;
import pbem.phrase.HarmlessText;

/**
 * Something that an admin or a moderator did.
 *
 * @param number counted from 1
 * @param author {@code admin:NAME} at the terminal, {@code player:ID} by mail
 * @param verb what it was, in one or two words
 * @param player to whom
 * @param board on which board
 * @param words a reason, or what was decided; may be empty
 * @param link the hash of this entry and of all before it
 */
public record AuditEntry(
        long number,
        Instant at,
        String author,
        String verb,
        OptionalLong player,
        OptionalInt board,
        String words,
        String link) {

    /** One that nobody has written down yet. */
    public record Draft(String author, String verb, OptionalLong player, OptionalInt board, String words) {

        public Draft {
            words = HarmlessText.of(words);
        }
    }
}
