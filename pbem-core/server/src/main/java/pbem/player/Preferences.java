package pbem.player;

import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Locale;

/**
 * How somebody wants to be written to.
 *
 * @param format which parts their mails have
 * @param zone in which instants are told, beside UTC
 * @param language of mails and help pages, as far as there are texts in it
 * @param digest whether what can wait is gathered
 * @param width of text in columns, 40 to 200
 * @param svg whether the drawing is attached beside the picture
 * @param receipts what their own moves bring them
 * @param confirm whether they are asked before a move of theirs is played
 */
public record Preferences(
        Format format,
        ZoneId zone,
        Locale language,
        Digest digest,
        int width,
        boolean svg,
        Receipts receipts,
        Confirm confirm) {

    public static final int NARROWEST = 40;
    public static final int WIDEST = 200;

    /** Of somebody who never set anything. */
    public static final Preferences STANDARD = new Preferences(
            Format.HTML, ZoneOffset.UTC, Locale.ENGLISH, Digest.OFF, 72, false, Receipts.SHORT, Confirm.NEVER);

    /** Of somebody who is never asked before a move. */
    public Preferences(
            Format format, ZoneId zone, Locale language, Digest digest, int width, boolean svg, Receipts receipts) {
        this(format, zone, language, digest, width, svg, receipts, Confirm.NEVER);
    }

    public Preferences with(Digest other) {
        return new Preferences(format, zone, language, other, width, svg, receipts, confirm);
    }

    public Preferences with(Confirm other) {
        return new Preferences(format, zone, language, digest, width, svg, receipts, other);
    }

    public enum Format {
        /** Text, and HTML with the picture. */
        HTML,
        /** Text alone. */
        PLAIN
    }

    /** What somebody gets when they have moved and nothing else came of it. */
    public enum Receipts {
        /** The same mail as everybody else at the board. */
        BOARD,
        /** The board as text, and a few words. */
        SHORT,
        /** Nothing. */
        NONE
    }

    public enum Confirm {
        /** Every move waits for their yes. */
        ALWAYS,
        /** Only what is doubtful. */
        NEVER
    }

    public enum Digest {
        /** A mail for every event. */
        OFF,
        /** The events of a day in one mail. */
        DAILY
    }
}
