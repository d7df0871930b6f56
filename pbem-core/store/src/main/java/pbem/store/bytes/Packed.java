package pbem.store.bytes;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * A mail as it is kept: compressed if that makes it shorter.
 *
 * @param size of the mail itself
 */
public record Packed(byte[] bytes, int size) {

    /** A mail that came, in the columns of {@link #mail(ResultSet)}. */
    public static final String RAW = "raw AS bytes, coalesce(raw_size, length(raw)) AS size";

    /** What is larger has files or pictures in it, in which nothing repeats. */
    private static final int LARGEST_TEXT = 20_000;

    /** For texts: making one takes longer than compressing a short mail. */
    private static final BlockingQueue<Deflater> IDLE = new ArrayBlockingQueue<>(4);

    /** What is kept of a mail is damaged. */
    public static final class Spoilt extends IllegalStateException {

        private static final long serialVersionUID = 1;

        Spoilt(String what, Throwable cause) {
            super(what, cause);
        }
    }

    public static Packed of(byte[] mail) {
        boolean text = mail.length <= LARGEST_TEXT;
        Deflater idle = text ? IDLE.poll() : null;
        Deflater deflater = idle == null ? new Deflater() : idle;
        try {
            if (!text) {
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

    /** The mail to the byte. */
    public byte[] mail() {
        if (bytes.length == size) {
            return bytes;
        }
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(bytes);
            byte[] mail = new byte[size];
            int length = inflater.inflate(mail);
            if (length < size) {
                throw new Spoilt("a mail that is kept is not whole", null);
            }
            return mail;
        } catch (DataFormatException e) {
            throw new Spoilt("a mail that is kept cannot be unpacked", e);
        } finally {
            inflater.end();
        }
    }

    /** Of a row with the columns {@code bytes} and {@code size}; empty if nothing is kept of the mail any more. */
    public static Optional<byte[]> mail(ResultSet row) throws SQLException {
        byte[] bytes = row.getBytes("bytes");
        return bytes == null ? Optional.empty() : Optional.of(new Packed(bytes, row.getInt("size")).mail());
    }
}
