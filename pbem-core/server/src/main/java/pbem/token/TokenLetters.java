package pbem.token;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The letters of a text that tokens can consist of, each with its place; all other characters are skipped. */
final class TokenLetters {

    /** The earliest possible day of expiry, in days since 1970. */
    private static final int FIRST_DAY = 16_436;

    /** Characters that are written as numbers, and what mail programs insert into or before long lines. */
    private static final Pattern WRITTEN = Pattern.compile(
            "[%=]([0-9A-F]{2})|&#([0-9]{1,5});|&#x([0-9A-F]{1,4});|&[a-z]{2,6};|</?[a-z]{1,5} ?/?>|^[ \\t]{0,8}[a-z]{1,8}>",
            Pattern.CASE_INSENSITIVE | Pattern.MULTILINE);

    private final byte[] values;
    private final int[] starts;
    private final int[] ends;
    private int count;

    private TokenLetters(int most) {
        this.values = new byte[most];
        this.starts = new int[most];
        this.ends = new int[most];
    }

    /** The letters of the text as it is. */
    static TokenLetters of(String text) {
        TokenLetters letters = new TokenLetters(text.length());
        letters.addAll(text, 0, text.length());
        return letters;
    }

    /** The letters of the text as a browser or a mail program decodes it. */
    static TokenLetters decoded(String text) {
        TokenLetters letters = new TokenLetters(text.length());
        Matcher written = WRITTEN.matcher(text);
        int done = 0;
        while (written.find()) {
            letters.addAll(text, done, written.start());
            letters.add((char) sign(written), written.start(), written.end());
            done = written.end();
        }
        letters.addAll(text, done, text.length());
        return letters;
    }

    /** Whether the text may contain encoded characters. */
    static boolean isEncoded(String text) {
        return text.chars().anyMatch(c -> c == '%' || c == '=' || c == '&' || c == '<' || c == '>');
    }

    private static int sign(Matcher written) {
        if (written.group(1) != null) {
            return Integer.parseInt(written.group(1), 16);
        }
        if (written.group(2) != null) {
            return Integer.parseInt(written.group(2));
        }
        return written.group(3) != null ? Integer.parseInt(written.group(3), 16) : 0;
    }

    private void addAll(String text, int from, int to) {
        for (int i = from; i < to; i++) {
            add(text.charAt(i), i, i + 1);
        }
    }

    private void add(char c, int start, int end) {
        int value = value(c >= '\uff01' && c <= '\uff5e' ? (char) (c - 0xfee0) : c); // full-width letters, too
        if (value >= 0) {
            values[count] = (byte) value;
            starts[count] = start;
            ends[count] = end;
            count++;
        }
    }

    private static int value(char c) {
        if (c >= 'a' && c <= 'z') {
            return c - 'a';
        }
        if (c >= 'A' && c <= 'Z') {
            return c - 'A';
        }
        return c >= '2' && c <= '7' ? c - '2' + 26 : -1;
    }

    int count() {
        return count;
    }

    /** The start of a letter in the text. */
    int start(int letter) {
        return starts[letter];
    }

    /** The end of a letter in the text. */
    int end(int letter) {
        return ends[letter];
    }

    /**
     * Whether the letters from that one on have the form of a token, with plausible numbers. About one in ten thousand
     * million random texts has it.
     */
    boolean beginToken(int letter) {
        return bits(letter, 8, 8) <= 16 // its kind
                && bits(letter, 16, 8) == 0 // the player's number is small
                && bits(letter, 48, 1) == 0
                && bits(letter, 80, 12) == 0 // a revision is smaller
                && bits(letter, 112, 8) == 0 // the day of expiry is small
                && bits(letter, 120, 16) >= FIRST_DAY;
    }

    private long bits(int letter, int from, int length) {
        int last = (from + length - 1) / 5;
        long bits = 0;
        for (int i = from / 5; i <= last; i++) {
            bits = bits << 5 | values[letter + i];
        }
        return bits >>> (last + 1) * 5 - from - length & (1L << length) - 1;
    }
}
