package pbem.record.text;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import pbem.game.Setup;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.GameRecord;
import pbem.terms.Terms;

/**
 * The chain of hashes through the log of a board: the root is made of how the board was started, and each event has a
 * link that is made of the link before and of the event. It covers when, which seat and what was decided; never
 * words, names or addresses, so that a person can be renamed and forgotten. {@code docs/chain.md} gives the form
 * exactly, and other programs compute it: it must stay as it is for ever.
 */
public final class RecordChain {

    /** How much of a link is enough to recognize it by. */
    private static final int SHORT = 16;

    private static final String FIRST_LINE = "PBeM chain 1";

    private RecordChain() {}

    /** The newest link of a record; its root if nothing has happened yet. 64 hex digits, as all links have. */
    public static String head(GameRecord record) {
        return head(
                record, record.board().number(), record.board().setup().seed().fingerprint());
    }

    /** The head of a board that had another number, and perhaps a seed that is not known here. */
    public static String head(GameRecord record, int number, String fingerprint) {
        Board board = record.board();
        String link = root(
                number,
                board.game().name(),
                board.rulesVersion(),
                board.setup(),
                board.terms(),
                board.started(),
                fingerprint);
        for (Entry entry : record.entries()) {
            link = link(link, entry);
        }
        return link;
    }

    /** As much of a link as a mail bears. */
    public static String shortened(String link) {
        return link.substring(0, SHORT);
    }

    /** What the first link is made of. */
    public static String root(Board board) {
        return root(
                board.number(),
                board.game().name(),
                board.rulesVersion(),
                board.setup(),
                board.terms(),
                board.started());
    }

    /** The first link of a board whose game this program need not know. */
    public static String root(int number, String game, int rulesVersion, Setup setup, Terms terms, Instant started) {
        return root(
                number, game, rulesVersion, setup, terms, started, setup.seed().fingerprint());
    }

    private static String root(
            int number, String game, int rulesVersion, Setup setup, Terms terms, Instant started, String fingerprint) {
        return hash(List.of(
                FIRST_LINE,
                "game: " + game,
                "rules: " + rulesVersion,
                "board: " + number,
                ("options: " + setup.spelled()).stripTrailing(),
                ("terms: " + RecordText.terms(terms)).stripTrailing(),
                "started: " + started.toEpochMilli(),
                "seats: " + setup.seats(),
                "fingerprint: " + fingerprint));
    }

    /** The link of an event. */
    public static String link(String before, Entry entry) {
        return hash(List.of(
                before,
                entry.revision() + " " + entry.at().toEpochMilli() + " " + who(entry) + " "
                        + RecordVerb.spelled(entry.event())));
    }

    /** The seat whose decision it is, or to whom it happened. */
    private static String who(Entry entry) {
        return entry.event()
                .by()
                .map(seat -> Integer.toString(seat.number()))
                .orElse(entry.actor().role() == Actor.Role.ADMIN ? "admin" : RecordVerb.SERVER);
    }

    private static String hash(List<String> lines) {
        byte[] bytes = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
