package pbem.game;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * One line as a person typed it, for games to read moves from. Mail programs and phones replace dashes and insert
 * invisible characters; this undoes it for all games.
 */
public record Typed(String text) {

    /** No move of any game is longer. */
    private static final int LONGEST = 200;

    private static final int SHOWN = 40;

    /** Blanks, and invisible characters that control line breaks or text direction. */
    private static final Pattern NOTHING = Pattern.compile("[\\s\\p{Z}\\p{Cf}]");

    /** Digits with only a blank between them are two numbers: "j1 1." is not j11. */
    private static final Pattern TWO_NUMBERS =
            Pattern.compile("(?<=[0-9])[\\s\\p{Z}\\p{Cf}]*[\\s\\p{Z}][\\s\\p{Z}\\p{Cf}]*(?=[0-9])");

    /** Runs of hyphens, dashes and minus signs, since mail programs double them. */
    private static final Pattern DASH = Pattern.compile("[-\\p{Pd}\\u2212]+");

    /** Nearly every move: nothing in it is replaced. */
    private static final Pattern TIDY = Pattern.compile("[!-,.-~]*+(?:-[!-,.-~]*+)?+");

    private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{C}\\s]+");

    /**
     * The text in lower case and without blanks. Numbers that only blanks separate get a comma, every dash becomes one
     * hyphen, a multiplication sign becomes an x, and full-width characters become plain ones. Empty if the text is
     * longer than any move.
     */
    public String tidy() {
        if (text.length() > LONGEST) {
            return "";
        }
        if (TIDY.matcher(text).matches()) {
            return text.toLowerCase(Locale.ROOT);
        }
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKC); // full-width letters, unusual blanks
        plain = TWO_NUMBERS.matcher(plain).replaceAll(",");
        plain = NOTHING.matcher(plain).replaceAll("");
        return DASH.matcher(plain).replaceAll("-").replace('\u00d7', 'x').toLowerCase(Locale.ROOT);
    }

    /** The start of the text as typed, safe to quote in an answer. */
    public String shown() {
        String begin = text.substring(0, Math.min(text.length(), LONGEST));
        String clean = UNPRINTABLE.matcher(begin).replaceAll(" ").strip();
        return clean.codePointCount(0, clean.length()) <= SHOWN
                ? clean
                : clean.substring(0, clean.offsetByCodePoints(0, SHOWN)) + "...";
    }
}
