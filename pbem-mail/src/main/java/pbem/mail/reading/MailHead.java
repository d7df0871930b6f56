package pbem.mail.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The header of a mail, with its fields in order. It is read before the body, even if the body cannot be read.
 */
final class MailHead {

    private final List<HeaderField> fields;
    private final int body;

    private MailHead(List<HeaderField> fields, int body) {
        this.fields = List.copyOf(fields);
        this.body = body;
    }

    /**
     * Reads the header from any bytes. Blanks or the separator line of an mbox file may precede it. A line that is not
     * a field is skipped, unless another such line follows: then the blank line before the body is missing, and the
     * body begins there. Fields beyond the limit are not read, except From.
     */
    static MailHead of(byte[] mail, ReaderLimits limits) {
        RawLines lines = new RawLines(mail);
        lines.skipBlanks();
        lines.skipMboxLine();
        List<HeaderField> fields = new ArrayList<>();
        while (lines.hasMore()) {
            int from = lines.position();
            if (!lines.isField() && !lines.isBlank()) {
                lines.next();
                if (!lines.hasMore() || !lines.isField() && !lines.isBlank()) {
                    return new MailHead(fields, from);
                }
                continue;
            }
            int to = lines.endOfFolded();
            if (to == from) {
                return new MailHead(fields, lines.position());
            }
            HeaderField field = field(mail, from, Math.min(to, from + limits.headerBytes()));
            if (field.is("From")) {
                // Never skipped and never cut: otherwise it might name another sender than the one that a server
                // verified.
                boolean whole = to - from <= limits.headerBytes();
                fields.add(whole ? field : new HeaderField(field.name(), ""));
            } else if (fields.size() < limits.headerFields()) {
                fields.add(field);
            }
        }
        return new MailHead(fields, mail.length);
    }

    private static HeaderField field(byte[] mail, int from, int to) {
        int colon = from;
        while (mail[colon] != ':') {
            colon++;
        }
        return new HeaderField(
                HeaderText.ofBytes(mail, from, colon), HeaderText.ofBytes(mail, Math.min(colon + 1, to), to));
    }

    List<HeaderField> fields() {
        return fields;
    }

    boolean has(String name) {
        return first(name).isPresent();
    }

    /** The unfolded value of the topmost field of that name. */
    Optional<String> first(String name) {
        return all(name).stream().findFirst();
    }

    List<String> all(String name) {
        return fields.stream()
                .filter(field -> field.is(name))
                .map(HeaderField::value)
                .toList();
    }

    /** The offset in bytes at which the body begins. */
    int body() {
        return body;
    }
}
