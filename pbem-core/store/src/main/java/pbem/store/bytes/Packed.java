package pbem.store.bytes;

import java.nio.charset.StandardCharsets;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import pbem.phrase.Resource;

/**
 * A stored mail, compressed if that makes it shorter.
 *
 * @param size the size of the original mail in bytes
 */
public record Packed(byte[] bytes, int size) {

    /** The columns of an inbound mail for {@link #mail(ResultSet)}. */
    public static final String RAW = "raw AS bytes, coalesce(raw_size, length(raw)) AS size";

    /**
     * The largest mail, in bytes, that is compressed as text. Larger mails contain files or pictures, in which nothing
     * repeats.
     */
    private static final int LARGEST_TEXT = 20_000;

    /**
     * Text that mails of this server have in common, to compress a mail to a third. Stored mails are read with it, so
     * it never changes.
     */
    private static final byte[] COMMON = common();

    /** It takes half the time of the usual level, and a text is hardly longer. */
    private static final int LEVEL = 3;

    /** Deflaters for texts, kept since creating one takes longer than compressing a short mail. */
    private static final BlockingQueue<Deflater> IDLE = new ArrayBlockingQueue<>(4);

    /** A stored mail is damaged. */
    public static final class Spoilt extends IllegalStateException {

        private static final long serialVersionUID = 1;

        Spoilt(String what, Throwable cause) {
            super(what, cause);
        }
    }

    private static byte[] common() {
        return new Resource(Packed.class, "common.txt")
                .text()
                .orElseThrow()
                .replaceAll("\\r?\\n", "\r\n")
                .getBytes(StandardCharsets.US_ASCII);
    }

    public static Packed of(byte[] mail) {
        boolean text = mail.length <= LARGEST_TEXT;
        Deflater idle = text ? IDLE.poll() : null;
        Deflater deflater = idle == null ? new Deflater(LEVEL) : idle;
        try {
            if (text) {
                deflater.setDictionary(COMMON);
            } else {
                deflater.setStrategy(Deflater.HUFFMAN_ONLY);
            }
            deflater.setInput(mail);
            deflater.finish();
            byte[] packed = new byte[mail.length];
            int length = deflater.deflate(packed);
            return deflater.finished() && length < mail.length
                    ? new Packed(Arrays.copyOf(packed, length), mail.length)
                    : new Packed(mail, mail.length);
        } finally {
            deflater.reset();
            if (!text || !IDLE.offer(deflater)) {
                deflater.end();
            }
        }
    }

    /** The original mail, byte for byte. */
    public byte[] mail() {
        if (bytes.length == size) {
            return bytes;
        }
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(bytes);
            byte[] mail = new byte[size];
            int length = inflater.inflate(mail);
            if (inflater.needsDictionary()) {
                inflater.setDictionary(COMMON);
                length = inflater.inflate(mail);
            }
            if (length < size) {
                throw new Spoilt("a stored mail is incomplete", null);
            }
            return mail;
        } catch (DataFormatException | IllegalArgumentException e) { // the latter names another dictionary
            throw new Spoilt("a stored mail cannot be decompressed", e);
        } finally {
            inflater.end();
        }
    }

    /** The mail in a row with the columns {@code bytes} and {@code size}; empty if its bytes are no longer stored. */
    public static Optional<byte[]> mail(ResultSet row) throws SQLException {
        byte[] bytes = row.getBytes("bytes");
        return bytes == null ? Optional.empty() : Optional.of(new Packed(bytes, row.getInt("size")).mail());
    }
}
