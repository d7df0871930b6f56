package pbem.mail.listener;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.concurrent.Semaphore;

/**
 * Limits the memory that all mails being received may take together. A mail takes its share only as it arrives, so that
 * a sender who announces much and sends little keeps nobody out. Safe for any thread.
 */
final class BodyBudget {

    private static final int BLOCK = 16_384;

    private final Semaphore blocks;

    /** Room for that many mails of that many octets, or for more smaller ones. */
    BodyBudget(int mails, int octets) {
        this.blocks = new Semaphore(mails * (octets / BLOCK + 1));
    }

    /** A mail, which takes its memory until it is closed. */
    final class Body implements AutoCloseable {

        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(BLOCK);
        private int taken;

        private Body() {}

        byte[] bytes() {
            return bytes.toByteArray();
        }

        @Override
        public void close() {
            blocks.release(taken);
            taken = 0;
        }
    }

    /**
     * Reads a mail up to a number of octets.
     *
     * @param most the most octets to read
     * @return empty if there is no memory for it now; part of it may have been read
     * @throws IOException if the stream breaks off
     */
    Optional<Body> read(InputStream data, int most) throws IOException {
        Body body = new Body();
        boolean whole = false;
        try {
            int left = most;
            byte[] block = new byte[BLOCK];
            for (int n = data.readNBytes(block, 0, Math.min(BLOCK, left));
                    n > 0;
                    n = data.readNBytes(block, 0, Math.min(BLOCK, left))) {
                if (!blocks.tryAcquire()) {
                    return Optional.empty();
                }
                body.taken++;
                body.bytes.write(block, 0, n);
                left -= n;
            }
            whole = true;
            return Optional.of(body);
        } finally {
            if (!whole) {
                body.close();
            }
        }
    }
}
