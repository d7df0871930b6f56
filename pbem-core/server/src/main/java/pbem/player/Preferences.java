package pbem.player;

import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Locale;

/**
 * A player's settings for mails.
 *
 * @param format the parts of their mails
 * @param zone the time zone for times, beside UTC
 * @param language the language of mails and help pages, as far as there are texts
 * @param digest whether mails that can wait are gathered
 * @param width of text in columns, {@value #NARROWEST} to {@value #WIDEST}
 * @param svg whether the SVG drawing is attached beside the picture
 * @param receipts what their own moves bring them
 * @param board as what a board stands in the text
 * @param confirm whether they are asked before a move of theirs is played
 * @param seeks whether they are told of challenges that anybody may take
 * @param profile whether they stand in lists of players
 * @param talk for whom it is what they say at boards
 * @param news whether they are told what is announced to all
 * @param robots what the stronger ones do against them when all is lost
 */
public record Preferences(
        Format format,
        ZoneId zone,
        Locale language,
        Digest digest,
        int width,
        boolean svg,
        Receipts receipts,
        Boards board,
        Confirm confirm,
        boolean seeks,
        Profile profile,
        Talk talk,
        boolean news,
        Robots robots) {

    /** The width of displays in Braille. */
    public static final int NARROWEST = 20;

    public static final int WIDEST = 200;

    /** The settings of a player who has set nothing. */
    public static final Preferences STANDARD = new Preferences(
            Format.HTML,
            ZoneOffset.UTC,
            Locale.ENGLISH,
            Digest.OFF,
            72,
            false,
            Receipts.SHORT,
            Boards.TEXT,
            Confirm.NEVER,
            false,
            Profile.SHOWN,
            Talk.PRIVATE,
            true,
            Robots.PLAY);

    public Preferences with(Format other) {
        return new Preferences(
                other, zone, language, digest, width, svg, receipts, board, confirm, seeks, profile, talk, news,
                robots);
    }

    public Preferences with(ZoneId other) {
        return new Preferences(
                format, other, language, digest, width, svg, receipts, board, confirm, seeks, profile, talk, news,
                robots);
    }

    public Preferences with(Locale other) {
        return new Preferences(
                format, zone, other, digest, width, svg, receipts, board, confirm, seeks, profile, talk, news, robots);
    }

    public Preferences with(Digest other) {
        return new Preferences(
                format, zone, language, other, width, svg, receipts, board, confirm, seeks, profile, talk, news,
                robots);
    }

    public Preferences withWidth(int other) {
        return new Preferences(
                format, zone, language, digest, other, svg, receipts, board, confirm, seeks, profile, talk, news,
                robots);
    }

    public Preferences withSvg(boolean other) {
        return new Preferences(
                format, zone, language, digest, width, other, receipts, board, confirm, seeks, profile, talk, news,
                robots);
    }

    public Preferences with(Receipts other) {
        return new Preferences(
                format, zone, language, digest, width, svg, other, board, confirm, seeks, profile, talk, news, robots);
    }

    public Preferences with(Boards other) {
        return new Preferences(
                format, zone, language, digest, width, svg, receipts, other, confirm, seeks, profile, talk, news,
                robots);
    }

    public Preferences with(Confirm other) {
        return new Preferences(
                format, zone, language, digest, width, svg, receipts, board, other, seeks, profile, talk, news, robots);
    }

    public Preferences withSeeks(boolean other) {
        return new Preferences(
                format, zone, language, digest, width, svg, receipts, board, confirm, other, profile, talk, news,
                robots);
    }

    public Preferences with(Profile other) {
        return new Preferences(
                format, zone, language, digest, width, svg, receipts, board, confirm, seeks, other, talk, news, robots);
    }

    public Preferences with(Talk other) {
        return new Preferences(
                format, zone, language, digest, width, svg, receipts, board, confirm, seeks, profile, other, news,
                robots);
    }

    public Preferences withNews(boolean other) {
        return new Preferences(
                format, zone, language, digest, width, svg, receipts, board, confirm, seeks, profile, talk, other,
                robots);
    }

    public Preferences with(Robots other) {
        return new Preferences(
                format, zone, language, digest, width, svg, receipts, board, confirm, seeks, profile, talk, news,
                other);
    }

    public enum Format {
        /** Text, and HTML with the picture. */
        HTML,
        /** Text alone. */
        PLAIN
    }

    /** The receipt for a player's own move when it has no other effect. */
    public enum Receipts {
        /** The same mail as for the other players. */
        BOARD,
        /** The board as text, and a few words. */
        SHORT,
        /** Nothing. */
        NONE
    }

    /** The form of a board in the text of a mail. */
    public enum Boards {
        /** Drawn as a text picture. */
        TEXT,
        /** In sentences, for screen readers. */
        WORDS
    }

    /** Which moves the player has to confirm. */
    public enum Confirm {
        /** Every move. */
        ALWAYS,
        /** Doubtful moves only. */
        NEVER
    }

    /** Whether the player is listed among players, in standings and as an opponent. */
    public enum Profile {
        SHOWN,
        HIDDEN
    }

    /** The readers of the player's comments at a board. */
    public enum Talk {
        /** The players and watchers of the board. */
        PRIVATE,
        /** Everybody, on the site, if all players of the board agree. */
        PUBLIC
    }

    /** What a robot does once it has certainly lost. */
    public enum Robots {
        /** It plays to the end. */
        PLAY,
        /** It resigns. */
        RESIGN
    }

    public enum Digest {
        /** A mail for every event. */
        OFF,
        /** The events of a day in one mail. */
        DAILY
    }
}
