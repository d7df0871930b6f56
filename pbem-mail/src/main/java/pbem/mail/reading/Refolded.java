package pbem.mail.reading;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;

/** The body of a mail in which the parameters of its parts' types are folded so that the parser takes them for such. */
final class Refolded {

    private Refolded() {}

    /** @param from where the body begins */
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
