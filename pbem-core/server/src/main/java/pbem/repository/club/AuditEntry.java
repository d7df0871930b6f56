package pbem.repository.club;

import java.time.Instant;
import java.util.OptionalInt;
import java.util.OptionalLong;
import pbem.phrase.HarmlessText;

/**
 * An act of an admin or a moderator.
 *
 * @param number counted from 1
 * @param author {@code admin:NAME} at the terminal, {@code player:ID} by mail
 * @param verb the act, in one or two words
 * @param player the player concerned
 * @param board the board concerned
 * @param words the reason or the decision; may be empty
 * @param link the hash of this entry and all earlier ones
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

    /** An entry that has not been written yet. */
    public record Draft(String author, String verb, OptionalLong player, OptionalInt board, String words) {

        public Draft {
            words = HarmlessText.of(words);
        }
    }
}
