package pbem.mail.reading;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.james.mime4j.MimeException;
import org.apache.james.mime4j.codec.DecodeMonitor;
import org.apache.james.mime4j.stream.BodyDescriptor;
import org.apache.james.mime4j.stream.EntityState;
import org.apache.james.mime4j.stream.Field;
import org.apache.james.mime4j.stream.MimeConfig;
import org.apache.james.mime4j.stream.MimeTokenStream;
import org.apache.james.mime4j.stream.RecursionMode;

/**
 * Splits a mail into its parts with mime4j, up to the limits: parts that are nested too deeply, come too late or cannot
 * be parsed are left out. Mails within the mail (message/rfc822) are not split.
 */
final class PartReader {

    private final ReaderLimits limits;
    private final MimeTokenStream stream;
    private final Deque<OpenGroup> open = new ArrayDeque<>();
    private final Map<String, String> header = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    private int parts;
    private int textBytes;

    private record OpenGroup(String kind, List<Part> parts, List<Part> before) {}

    private PartReader(ReaderLimits limits) {
        this.limits = limits;
        MimeConfig config = MimeConfig.custom()
                .setMaxLineLen(-1)
                .setMaxHeaderCount(limits.headerFields() + 1)
                .setMaxHeaderLen(2 * limits.headerBytes())
                .setMaxContentLen(limits.rawBytes() + 1L)
                .build();
        stream = new MimeTokenStream(config, DecodeMonitor.SILENT, null);
        stream.setRecursionMode(RecursionMode.M_NO_RECURSE);
    }

    static Part read(byte[] mail, MailHead head, ReaderLimits limits) {
        PartReader reader = new PartReader(limits);
        reader.open.push(new OpenGroup("", new ArrayList<>(), new ArrayList<>()));
        try {
            reader.walk(rejoined(mail, head));
        } catch (MimeException | IOException | RuntimeException broken) {
            // Keep what was read so far: mails are usually broken at their end, and commands are at the beginning.
        }
        while (reader.open.size() > 1) {
            reader.close();
        }
        List<Part> whole = reader.open.pop().parts();
        return whole.size() == 1 ? whole.get(0) : new Part.Group("mixed", whole);
    }

    /**
     * The mail with only those header fields that concern the body, so that mime4j cannot see another length or end of
     * the header.
     */
    private static InputStream rejoined(byte[] mail, MailHead head) {
        StringBuilder header = new StringBuilder();
        for (HeaderField field : head.fields()) {
            if (field.name().startsWith("content-")) {
                header.append(field.name()).append(": ").append(field.value()).append("\r\n");
            }
        }
        byte[] bytes = header.append("\r\n").toString().getBytes(StandardCharsets.UTF_8);
        return new SequenceInputStream(new ByteArrayInputStream(bytes), Refolded.body(mail, head.body()));
    }

    private void walk(InputStream mail) throws MimeException, IOException {
        stream.parse(mail);
        for (EntityState state = stream.getState();
                state != EntityState.T_END_OF_STREAM && parts < limits.parts() && open.size() <= limits.depth();
                state = stream.next()) {
            step(state);
        }
    }

    private void step(EntityState state) {
        switch (state) {
            case T_START_HEADER -> header.clear();
            case T_FIELD -> remember(stream.getField());
            case T_START_MULTIPART -> {
                String kind = stream.getBodyDescriptor().getSubType();
                open.push(new OpenGroup(kind == null ? "mixed" : kind, new ArrayList<>(), new ArrayList<>()));
            }
            case T_PREAMBLE -> open.element().before().add(preamble());
            case T_END_MULTIPART -> close();
            case T_BODY -> {
                parts++;
                open.element().parts().add(leaf(stream.getBodyDescriptor()));
            }
            default -> {}
        }
    }

    private void remember(Field field) {
        // If a field occurs twice, mime4j uses the first one, and so do we.
        if (field.getName() != null && field.getBody() != null) {
            header.putIfAbsent(field.getName().strip(), field.getBody());
        }
    }

    /**
     * Closes a multipart. If its boundary never occurs, its text is the preamble, in which other mails tell old
     * programs about MIME.
     */
    private void close() {
        OpenGroup group = open.pop();
        open.element()
                .parts()
                .add(new Part.Group(group.kind(), group.parts().isEmpty() ? group.before() : group.parts()));
    }

    private Part.Leaf preamble() {
        return new Part.Leaf(new ContentType("text/plain", Map.of()), false, false, content());
    }

    private Part.Leaf leaf(BodyDescriptor descriptor) {
        ContentType declared = ContentType.of(header.getOrDefault("Content-Type", ""));
        String mediaType = descriptor.getMimeType() == null ? "text/plain" : descriptor.getMimeType();
        ContentType disposition = ContentType.of(header.getOrDefault("Content-Disposition", ""));
        ContentType type = new ContentType(mediaType, declared.parameters());
        boolean attached = disposition.value().equals("attachment");
        boolean named = !disposition.parameter("filename").isEmpty()
                || !type.parameter("name").isEmpty();
        boolean readable = mediaType.startsWith("text/") || mediaType.startsWith("message/");
        return new Part.Leaf(type, attached, named, readable ? content() : new byte[0]);
    }

    private byte[] content() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] buffer = new byte[8192];
        int most = Math.min(limits.textBytes(), limits.allTextBytes() - textBytes);
        try {
            InputStream content = stream.getDecodedInputStream();
            int read = 0;
            while (read >= 0 && bytes.size() < most) {
                bytes.write(buffer, 0, read);
                read = content.read(buffer);
            }
        } catch (IOException wronglyEncoded) {
            // Keep what could be decoded.
        }
        textBytes += bytes.size();
        return bytes.toByteArray();
    }
}
