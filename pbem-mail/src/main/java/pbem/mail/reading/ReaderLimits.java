package pbem.mail.reading;

/**
 * How much of a mail is read. Beyond {@link #rawBytes} a mail is refused as too large; beyond any other limit the rest is
 * left unread, since a command stands at the beginning.
 *
 * @param rawBytes size of a whole mail
 * @param headerFields fields in the header of the mail or of one part
 * @param headerBytes length of one header field
 * @param depth parts within parts
 * @param parts parts in all
 * @param textBytes decoded size of one part with text
 * @param wordsChars length of {@link Letter#words}
 */
public record ReaderLimits(
        int rawBytes, int headerFields, int headerBytes, int depth, int parts, int textBytes, int wordsChars) {

    private static final ReaderLimits STANDARD = new ReaderLimits(10_000_000, 1_000, 100_000, 20, 200, 250_000, 20_000);

    /** Roomy for what people and their mail programs send, and small enough to be read in a blink. */
    public static ReaderLimits standard() {
        return STANDARD;
    }

    /** Decoded size of all parts with text together: nobody writes the same thing three times over. */
    int allTextBytes() {
        return 2 * textBytes;
    }

    public ReaderLimits withRawBytes(int most) {
        return new ReaderLimits(most, headerFields, headerBytes, depth, parts, textBytes, wordsChars);
    }

    public ReaderLimits withWordsChars(int most) {
        return new ReaderLimits(rawBytes, headerFields, headerBytes, depth, parts, textBytes, most);
    }
}
