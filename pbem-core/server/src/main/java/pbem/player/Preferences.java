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
 * @param width of text in columns, {@value #NARROWEST} to {@value #WIDEST}
 * @param svg whether the drawing is attached beside the picture
 * @param receipts what their own moves bring them
 * @param board as what a board stands in the text
 * @param confirm whether they are asked before a move of theirs is played
 * @param seeks whether they are told of challenges that anybody may take
 * @param profile whether they stand in lists of players
 * @param talk for whom it is what they say at boards
 * @param news whether they are told what is announced to all
 * @param robots what the stronger ones do against them when all is lost
 * @param push how their browsers tell them that they are to move
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
        Robots robots,
        Push push) {

    /** As displays in Braille are. */
    public static final int NARROWEST = 20;

    public static final int WIDEST = 200;

    /** Of somebody who never set anything. */
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
            Robots.PLAY,
            Push.OFF);

    public Preferences with(Format other) {
        return new Preferences(
                other, zone, language, digest, width, svg, receipts, board, confirm, seeks, profile, talk, news, robots,
                push);
    }

    public Preferences with(ZoneId other) {
        return new Preferences(
                format, other, language, digest, width, svg, receipts, board, confirm, seeks, profile, talk, news,
                robots, push);
    }

    public Preferences with(Locale other) {
        return new Preferences(
                format, zone, other, digest, width, svg, receipts, board, confirm, seeks, profile, talk, news, robots,
                push);
    }

    public Preferences with(Digest other) {
        return new Preferences(
                format, zone, language, other, width, svg, receipts, board, confirm, seeks, profile, talk, news, robots,
                push);
    }

    public Preferences withWidth(int other) {
        return new Preferences(
                format, zone, language, digest, other, svg, receipts, board, confirm, seeks, profile, talk, news,
                robots, push);
    }

    public Preferences withSvg(boolean other) {
        return new Preferences(
                format, zone, language, digest, width, other, receipts, board, confirm, seeks, profile, talk, news,
                robots, push);
    }

    public Preferences with(Receipts other) {
        return new Preferences(
                format, zone, language, digest, width, svg, other, board, confirm, seeks, profile, talk, news, robots,
                push);
    }

    public Preferences with(Boards other) {
        return new Preferences(
                format, zone, language, digest, width, svg, receipts, other, confirm, seeks, profile, talk, news,
                robots, push);
    }

    public Preferences with(Confirm other) {
        return new Preferences(
                format, zone, language, digest, width, svg, receipts, board, other, seeks, profile, talk, news, robots,
                push);
    }

    public Preferences withSeeks(boolean other) {
        return new Preferences(
                format, zone, language, digest, width, svg, receipts, board, confirm, other, profile, talk, news,
                robots, push);
    }

    public Preferences with(Profile other) {
        return new Preferences(
                format, zone, language, digest, width, svg, receipts, board, confirm, seeks, other, talk, news, robots,
                push);
    }

    public Preferences with(Talk other) {
        return new Preferences(
                format, zone, language, digest, width, svg, receipts, board, confirm, seeks, profile, other, news,
                robots, push);
    }

    public Preferences withNews(boolean other) {
        return new Preferences(
                format, zone, language, digest, width, svg, receipts, board, confirm, seeks, profile, talk, other,
                robots, push);
    }

    public Preferences with(Robots other) {
        return new Preferences(
                format, zone, language, digest, width, svg, receipts, board, confirm, seeks, profile, talk, news, other,
                push);
    }

    public Preferences with(Push other) {
        return new Preferences(
                format, zone, language, digest, width, svg, receipts, board, confirm, seeks, profile, talk, news,
                robots, other);
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

    /** As what a board stands in the text of a mail. */
    public enum Boards {
        /** Drawn with letters. */
        TEXT,
        /** Told in sentences, for readers who listen to them. */
        WORDS
    }

    /** When they are asked whether a move is meant. */
    public enum Confirm {
        /** Every move waits for their yes. */
        ALWAYS,
        /** Only what is doubtful. */
        NEVER
    }

    /** Whether they stand in the list of players, in standings and among opponents. */
    public enum Profile {
        SHOWN,
        HIDDEN
    }

    /** Who reads what they say at a board. */
    public enum Talk {
        /** Its players and those who watch it. */
        PRIVATE,
        /** Everybody, on the site, if all its players want it so. */
        PUBLIC
    }

    /** What robots do that have lost beyond doubt. */
    public enum Robots {
        /** They play to the end. */
        PLAY,
        /** They give the game up. */
        RESIGN
    }

    /** How their browsers tell them that they are to move, where they want that. */
    public enum Push {
        OFF,
        /** Without a sound, where a mail goes as well. */
        SILENT,
        SOUND
    }

    public enum Digest {
        /** A mail for every event. */
        OFF,
        /** The events of a day in one mail. */
        DAILY
    }
}
