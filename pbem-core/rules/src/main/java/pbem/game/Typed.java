package pbem.game;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * One line as a person typed it, for games to read moves from. Mail programs and phones make of a dash what they like
 * and put in what nobody sees; here that is undone, once for all games.
 */
public record Typed(String text) {

    /** No move of any game is longer. */
    private static final int LONGEST = 100;

    private static final int SHOWN = 40;

    /** Blanks, and characters that only steer how a line breaks or in which direction it runs. */
    private static final Pattern NOTHING = Pattern.compile("[\\s\\p{Z}\\p{Cf}]");

    /** Digits with nothing but a blank between them are two numbers: "j1 1." is no j11. */
    private static final Pattern TWO_NUMBERS =
            Pattern.compile("(?<=[0-9])[\\s\\p{Z}\\p{Cf}]*[\\s\\p{Z}][\\s\\p{Z}\\p{Cf}]*(?=[0-9])");

    /** Hyphens and dashes, the minus sign, and what is left of them when a mail program doubles them. */
    private static final Pattern DASH = Pattern.compile("[-\\p{Pd}\\u2212]+");

    private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{C}\\s]+");

    /**
     * In lower case and without blanks, a comma where only blanks part two numbers, every sort of dash a single hyphen, full-width letters and digits as plain ones;
     * empty if the text is longer than any move.
     */
    public String tidy() {
        if (text.length() > LONGEST) {
            return "";
        }
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKC); // full-width letters, odd blanks
        plain = TWO_NUMBERS.matcher(plain).replaceAll(",");
        plain = NOTHING.matcher(plain).replaceAll("");
        return DASH.matcher(plain).replaceAll("-").toLowerCase(Locale.ROOT);
    }

    /** The beginning as it was typed, fit to be quoted in an answer. */
    public String shown() {
        String begin = text.substring(0, Math.min(text.length(), LONGEST));
        String clean = UNPRINTABLE.matcher(begin).replaceAll(" ").strip();
        return clean.codePointCount(0, clean.length()) <= SHOWN
                ? clean
                : clean.substring(0, clean.offsetByCodePoints(0, SHOWN)) + "...";
    }
}
