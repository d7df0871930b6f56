package pbem.token;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Those letters of a text of which tokens are made, each with its place there; all else between them is left out. */
final class TokenLetters {

    /** Days since 1970 that no token ends before: the server is younger. */
    private static final int FIRST_DAY = 16_436;

    /** Signs that are written as numbers, and what mail programs put into a long line or in front of one. */
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

    /** The letters as they stand there. */
    static TokenLetters of(String text) {
        TokenLetters letters = new TokenLetters(text.length());
        letters.addAll(text, 0, text.length());
        return letters;
    }

    /** The letters as a browser or a mail program reads them. */
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

    /** Whether it may say more decoded. */
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
        int value =
                value(c >= '\uff01' && c <= '\uff5e' ? (char) (c - 0xfee0) : c); // the broad letters of East Asia, too
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

    /** Where in the text a letter begins. */
    int start(int letter) {
        return starts[letter];
    }

    /** Where in the text a letter ends. */
    int end(int letter) {
        return ends[letter];
    }

    /**
     * Whether what begins at a letter has the form of a token: its numbers could be those of a server of this kind. Among
     * as many letters by chance, one in some ten thousand millions has.
     */
    boolean beginToken(int letter) {
        return bits(letter, 8, 8) <= 15 // its kind
                && bits(letter, 16, 8) == 0 // the player's number is small
                && bits(letter, 48, 1) == 0
                && bits(letter, 80, 12) == 0 // a revision is smaller
                && bits(letter, 112, 8) == 0 // days, of which there are not so many
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
