package pbem.mail.reading;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.james.mime4j.codec.DecodeMonitor;
import org.apache.james.mime4j.codec.DecoderUtil;
import pbem.mail.reading.reply.TypedText;
import pbem.token.TokenRedaction;

/**
 * The header of a mail: its fields in order, and what they say of its subject, its senders and its recipients. It is
 * read before the body, even if the body cannot be read.
 */
final class MailHead {

    /** The longest value in which encoded words are decoded: mime4j needs quadratic time if such words never end. */
    private static final int LONGEST_ENCODED = 5_000;

    private static final char NEXT_LINE = 0x85;

    private static final int LONGEST_SUBJECT = 255;

    private static final int MOST_RECIPIENTS = 200;

    /** The fields that name recipients: providers move the original one into fields of their own. */
    private static final List<String> TO = List.of(
            "To",
            "Cc",
            "Delivered-To",
            "X-Delivered-To",
            "X-Envelope-To",
            "X-Original-To",
            "Envelope-To",
            "X-Forwarded-To",
            "Resent-To",
            "Apparently-To");

    /** The recipient in a Received field; some servers note it nowhere else. */
    private static final Pattern RECEIVED_FOR =
            Pattern.compile("(?i)\\sfor\\s{1,9}(<?[^\\s<>@;]{1,64}@[^\\s<>@;]{1,250}>?)");

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
        return new HeaderField(text(mail, from, colon), text(mail, Math.min(colon + 1, to), to));
    }

    /** Raw bytes, which should be ASCII, as text on one line; encoded words stay encoded. */
    private static String text(byte[] bytes, int from, int to) {
        String text = Charsets.decode(Arrays.copyOfRange(bytes, from, to), "");
        StringBuilder line = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\t' || c == NEXT_LINE) {
                line.append(' ');
            } else if (!Character.isISOControl(c)) {
                line.append(c);
            }
        }
        return line.toString().strip();
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

    /** The subject for people to read, at most 255 characters; empty if there is none. */
    String subject() {
        return decoded(first("Subject").orElse(""), LONGEST_SUBJECT);
    }

    /**
     * A value for people to read: encoded words (RFC 2047) are decoded, spaces are plain, control characters and reply
     * tokens are removed, and it has at most {@code most} characters.
     */
    static String decoded(String value, int most) {
        String line =
                TokenRedaction.of(TypedText.line(words(value.substring(0, Math.min(value.length(), LONGEST_ENCODED)))));
        return line.codePointCount(0, line.length()) <= most
                ? line
                : line.substring(0, line.offsetByCodePoints(0, most)).strip();
    }

    private static String words(String value) {
        try {
            return DecoderUtil.decodeEncodedWords(value, DecodeMonitor.SILENT, StandardCharsets.UTF_8);
        } catch (RuntimeException unreadable) {
            return value;
        }
    }

    /** The bare addresses in From, each once however it is spelled. */
    List<String> senders() {
        Map<String, String> byKey = new LinkedHashMap<>();
        for (String value : all("From")) {
            Addresses.in(value).forEach(address -> byKey.putIfAbsent(key(address), address));
        }
        return List.copyOf(byKey.values());
    }

    /** The only one of the senders, or the one of several whom Sender names (RFC 5322, section 3.6.2). */
    Optional<String> answered(List<String> senders) {
        if (senders.size() < 2) {
            return senders.stream().findFirst();
        }
        Set<String> named = first("Sender").map(Addresses::in).orElse(List.of()).stream()
                .map(MailHead::key)
                .collect(Collectors.toSet());
        return senders.stream().filter(address -> named.contains(key(address))).findFirst();
    }

    private static String key(String address) {
        return address.toLowerCase(Locale.ROOT);
    }

    /** Every address that the mail went to. */
    List<String> recipients(Envelope envelope) {
        Set<String> addresses = new LinkedHashSet<>();
        for (String recipient : envelope.recipients()) {
            addresses.addAll(Addresses.in(recipient));
        }
        for (String header : TO) {
            for (String value : all(header)) {
                addresses.addAll(Addresses.in(value));
            }
        }
        for (String trace : all("Received")) {
            RECEIVED_FOR.matcher(trace).results().forEach(found -> addresses.addAll(Addresses.in(found.group(1))));
        }
        return addresses.stream().limit(MOST_RECIPIENTS).toList();
    }

    /** The offset in bytes at which the body begins. */
    int body() {
        return body;
    }
}
