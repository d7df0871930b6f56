package pbem.mail.reading;

/**
 * The limits on how much of a mail is read. A mail larger than {@link #rawBytes} is refused as too large. Beyond any
 * other limit the rest is not read, since commands are at the beginning.
 *
 * @param rawBytes the size of a whole mail
 * @param headerFields the number of fields in the header of the mail or of one part
 * @param headerBytes the length of one header field
 * @param depth the depth of parts within parts
 * @param parts the number of all parts
 * @param textBytes the decoded size of one text part
 * @param wordsChars the length of {@link Letter#words}
 */
public record ReaderLimits(
        int rawBytes, int headerFields, int headerBytes, int depth, int parts, int textBytes, int wordsChars) {

    private static final ReaderLimits STANDARD = new ReaderLimits(10_000_000, 1_000, 100_000, 20, 200, 250_000, 20_000);

    /** The standard limits: ample for what people and their mail programs send, and small enough to be read quickly. */
    public static ReaderLimits standard() {
        return STANDARD;
    }

    /**
     * The decoded size of all text parts together. A mail contains its text at most twice, so twice the limit of one
     * part is enough.
     */
    int allTextBytes() {
        return 2 * textBytes;
    }

    public ReaderLimits withRawBytes(int most) {
        return new ReaderLimits(most, headerFields, headerBytes, depth, parts, textBytes, wordsChars);
    }
}
