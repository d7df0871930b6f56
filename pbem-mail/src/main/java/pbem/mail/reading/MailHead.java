package pbem.mail.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The header of a mail, in the order in which it stands there: read before the body, and also where that cannot be
 * read.
 */
final class MailHead {

    private final List<HeaderField> fields;
    private final int body;

    private MailHead(List<HeaderField> fields, int body) {
        this.fields = List.copyOf(fields);
        this.body = body;
    }

    /**
     * Takes any bytes: blanks or the separator of an mbox file may stand before the header. A line that is no field is
     * passed over, unless another such line follows: then the blank line before the body is missing. Fields beyond
     * the limit are not read, those of the sender apart.
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
                // Never overlooked, and never read in part: else it might name another than the one a server vouched
                // for.
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

    /** The topmost field of that name: its value, unfolded. */
    Optional<String> first(String name) {
        return all(name).stream().findFirst();
    }

    List<String> all(String name) {
        return fields.stream()
                .filter(field -> field.is(name))
                .map(HeaderField::value)
                .toList();
    }

    /** Where the body begins. */
    int body() {
        return body;
    }
}
