package pbem.mail.reading;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;

/** Folds the type parameters in the headers of a mail's parts so that the parser recognises them. */
final class Refolded {

    private Refolded() {}

    /** @param from the offset in bytes at which the body begins */
    static InputStream body(byte[] mail, int from) {
        ByteArrayOutputStream mended = new ByteArrayOutputStream();
        RawLines lines = new RawLines(mail, from);
        int copied = from;
        while (lines.hasMore()) {
            boolean type = lines.isField("content-");
            int end = lines.next();
            while (type && lines.continues(end)) {
                if (!lines.isIndented()) {
                    mended.write(mail, copied, lines.position() - copied);
                    mended.write('\t');
                    copied = lines.position();
                }
                end = lines.next();
            }
        }
        if (copied == from) {
            return new ByteArrayInputStream(mail, from, mail.length - from);
        }
        mended.write(mail, copied, mail.length - copied);
        return new ByteArrayInputStream(mended.toByteArray());
    }
}
