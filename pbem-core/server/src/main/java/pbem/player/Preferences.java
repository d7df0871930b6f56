package pbem.player;

import java.time.ZoneId;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * A player's settings for mails.
 *
 * @param changed the values that differ from the standard ones
 */
public record Preferences(Map<Preference, Object> changed) {

    /** The width of displays in Braille. */
    public static final int NARROWEST = 20;

    public static final int WIDEST = 200;

    /** The settings of a player who has set nothing. */
    public static final Preferences STANDARD = new Preferences(Map.of());

    public Preferences {
        Map<Preference, Object> inOrder = new EnumMap<>(Preference.class);
        inOrder.putAll(changed);
        changed = Collections.unmodifiableMap(inOrder);
    }

    /** @throws ClassCastException if the setting has no such values */
    public Preferences with(Preference setting, Object value) {
        Map<Preference, Object> values = new HashMap<>(changed);
        values.put(setting, setting.type().cast(value));
        values.remove(setting, setting.standard());
        return new Preferences(values);
    }

    /** The value of a setting. */
    public Object of(Preference setting) {
        return changed.getOrDefault(setting, setting.standard());
    }

    @SuppressWarnings("unchecked")
    private <T> T get(Preference setting) {
        return (T) of(setting);
    }

    /** The parts of their mails. */
    public Format format() {
        return get(Preference.FORMAT);
    }

    /** The time zone for times, beside UTC. */
    public ZoneId zone() {
        return get(Preference.ZONE);
    }

    /** The language of mails and help pages, as far as there are texts. */
    public Locale language() {
        return get(Preference.LANGUAGE);
    }

    /** Whether news that can wait is sent in a daily digest. */
    public Digest digest() {
        return get(Preference.DIGEST);
    }

    /** The width of text in columns, {@value #NARROWEST} to {@value #WIDEST}. */
    public int width() {
        return get(Preference.WIDTH);
    }

    /** Whether the SVG drawing is attached beside the picture. */
    public boolean svg() {
        return get(Preference.SVG);
    }

    /** The receipts for their own moves. */
    public Receipts receipts() {
        return get(Preference.RECEIPTS);
    }

    /** The form of a board in the text. */
    public Boards board() {
        return get(Preference.BOARD);
    }

    /** The moves that the player is asked to confirm. */
    public Confirm confirm() {
        return get(Preference.CONFIRM);
    }

    /** Whether they are told of challenges that anybody may accept. */
    public boolean seeks() {
        return get(Preference.SEEKS);
    }

    /** Whether they are listed among players. */
    public Profile profile() {
        return get(Preference.PROFILE);
    }

    /** Whether the player gets announcements. */
    public boolean news() {
        return get(Preference.NEWS);
    }

    /** Whether the stronger robots resign lost games against them. */
    public Robots robots() {
        return get(Preference.ROBOTS);
    }

    /** How browsers tell the player that it is their turn. */
    public Push push() {
        return get(Preference.PUSH);
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

    /** How browsers tell the player that it is their turn, if they want that. */
    public enum Push {
        OFF,
        /** Without a sound if a mail is sent as well. */
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
