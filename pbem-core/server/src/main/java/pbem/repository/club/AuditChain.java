package pbem.repository.club;

import java.time.Instant;
import org.apache.commons.codec.digest.DigestUtils;

/**
 * The hashes of the audit log. They cover times, actors, actions and the players and boards concerned, but never names
 * or words, so that people can be forgotten.
 */
public final class AuditChain {

    /** The hash before the first entry. */
    public static final String ROOT = DigestUtils.sha256Hex("PBeM audit 1\n");

    private AuditChain() {}

    /** The hash of an entry, which includes the hash before it. */
    public static String link(String before, long number, Instant at, AuditEntry.Draft entry) {
        String author = entry.author().startsWith("player:") ? entry.author() : "admin";
        String player = entry.player().isPresent() ? " player:" + entry.player().getAsLong() : "";
        String board = entry.board().isPresent() ? " board:" + entry.board().getAsInt() : "";
        return DigestUtils.sha256Hex(before + "\n" + number + " " + at.toEpochMilli() + " " + author + " "
                + entry.verb() + player + board + "\n");
    }
}
