package pbem.record.text;

import java.time.Instant;
import java.util.List;
import org.apache.commons.codec.digest.DigestUtils;
import pbem.game.Setup;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.GameRecord;
import pbem.terms.Terms;

/**
 * The chain of hashes through the log of a board. The root is the hash of how the board was started, and the link of
 * each event is the hash of the previous link and the event. The chain covers times, seats and decisions, but never
 * words, names or addresses, so that a person can be renamed and forgotten. {@code docs/chain.md} specifies the form,
 * and other programs compute it: it must never change.
 */
public final class RecordChain {

    /** The number of digits by which a link can be recognized. */
    private static final int SHORT = 16;

    private static final String FIRST_LINE = "PBeM chain 1";

    private RecordChain() {}

    /** The newest link of a record, or its root if there are no events. All links have 64 hex digits. */
    public static String head(GameRecord record) {
        return head(
                record, record.board().number(), record.board().setup().seed().fingerprint());
    }

    /** The newest link of a board that had another number, and whose seed may not be known here. */
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

    /** The part of a link that mails contain. */
    public static String shortened(String link) {
        return link.substring(0, SHORT);
    }

    /** The root of a board's chain. */
    public static String root(Board board) {
        return root(
                board.number(),
                board.game().name(),
                board.rulesVersion(),
                board.setup(),
                board.terms(),
                board.started());
    }

    /** The root of a board's chain. This program need not know the game. */
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

    /** The link of an event, which follows another link. */
    public static String link(String before, Entry entry) {
        return hash(List.of(
                before,
                entry.revision() + " " + entry.at().toEpochMilli() + " " + who(entry) + " "
                        + RecordVerb.spelled(entry.event())));
    }

    /** The number of the seat that decided the event or that it happened to; otherwise the admin or the server. */
    private static String who(Entry entry) {
        return entry.event()
                .by()
                .map(seat -> Integer.toString(seat.number()))
                .orElse(entry.actor().role() == Actor.Role.ADMIN ? "admin" : RecordVerb.SERVER);
    }

    private static String hash(List<String> lines) {
        return DigestUtils.sha256Hex(String.join("\n", lines) + "\n");
    }
}
