package pbem.mail.reading.reply;

import java.text.Normalizer;

/**
 * Reduces text as people type it to the characters of commands: one kind of space, dash and line end, no invisible and
 * no control characters, and plain letters instead of compatibility forms (full-width letters, ligatures).
 */
public final class TypedText {

    private static final int MOST_ACCENTS = 30;
    private static final char ZWNJ = '\u200c';
    private static final char ZWJ = '\u200d';

    private TypedText() {}

    /** The plain form of a text of several lines, which then end in {@code \n}. */
    public static String of(String text) {
        // Normalisation would decompose these two; in mail they stand for an apostrophe and for nothing.
        String tame = text.replace('\u00b4', '\'').replace("\u00a8", "");
        return clean(Normalizer.normalize(wellFormed(tame), Normalizer.Form.NFKC));
    }

    /** The plain form of a text on one line. */
    public static String line(String text) {
        return of(text).replace('\n', ' ').strip();
    }

    private static String clean(String text) {
        StringBuilder out = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            int next = i + Character.charCount(c);
            switch (kind(c)) {
                case LINE_END -> {
                    if (!(c == '\n' && i > 0 && text.charAt(i - 1) == '\r')) {
                        out.append('\n');
                    }
                }
                case SPACE -> out.append(' ');
                case DASH -> out.append('-');
                case LONG_DASH -> out.append(alone(text, i) ? "--" : "-");
                case JOINER -> {
                    if (joins(text, i)) {
                        out.appendCodePoint(c);
                    }
                }
                case INVISIBLE -> {}
                case OTHER -> out.appendCodePoint(c);
            }
            i = next;
        }
        return out.toString();
    }

    private enum Kind {
        LINE_END,
        SPACE,
        DASH,
        LONG_DASH,
        JOINER,
        INVISIBLE,
        OTHER
    }

    private static Kind kind(int c) {
        if (c > ' ' && c < 127) {
            return Kind.OTHER;
        }
        return switch (c) {
            case '\n', '\r', 0x0b, 0x0c, 0x85, 0x2028, 0x2029 -> Kind.LINE_END;
            case ' ', '\t' -> Kind.SPACE;
            case 0x2010, 0x2011, 0x2012, 0x2013, 0x2212, 0x2043 -> Kind.DASH;
            case 0x2014, 0x2015 -> Kind.LONG_DASH;
            case ZWNJ, ZWJ -> Kind.JOINER;
            default ->
                switch (Character.getType(c)) {
                    case Character.SPACE_SEPARATOR -> Kind.SPACE;
                    case Character.CONTROL, Character.FORMAT, Character.SURROGATE -> Kind.INVISIBLE;
                    default -> Kind.OTHER;
                };
        };
    }

    /**
     * Whether a dash is alone on its line. Phones replace two short dashes, which alone on a line are a command, by a
     * long one.
     */
    private static boolean alone(String text, int i) {
        return (i == 0 || text.charAt(i - 1) == '\n') && (i + 1 == text.length() || text.charAt(i + 1) <= '\r');
    }

    /**
     * Whether a joiner is kept: it shapes Persian, Hindi and emoji, but has no use beside a Latin letter or a digit.
     */
    private static boolean joins(String text, int i) {
        return i > 0 && i + 1 < text.length() && text.charAt(i - 1) > 127 && text.charAt(i + 1) > 127;
    }

    /**
     * The text without unpaired surrogates, and without the long runs of accents for which normalisation needs
     * quadratic time.
     */
    private static String wellFormed(String text) {
        StringBuilder out = new StringBuilder(text.length());
        int accents = 0;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            int type = Character.getType(c);
            accents = type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK ? accents + 1 : 0;
            if (type != Character.SURROGATE && accents <= MOST_ACCENTS) {
                out.appendCodePoint(c);
            }
            i += Character.charCount(c);
        }
        return out.toString();
    }
}
