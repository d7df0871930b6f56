package pbem.cli.demo;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.Date;
import java.util.Optional;
import java.util.function.Predicate;
import org.apache.james.mime4j.dom.BinaryBody;
import org.apache.james.mime4j.dom.Entity;
import org.apache.james.mime4j.dom.Message;
import org.apache.james.mime4j.dom.Multipart;
import org.apache.james.mime4j.dom.TextBody;
import org.apache.james.mime4j.message.DefaultMessageBuilder;
import org.apache.james.mime4j.stream.Field;

/**
 * A mail as the demo's mail page shows it.
 *
 * @param number its position in the mailbox, from 1
 */
public record ReceivedMail(int number, Message message) {

    static ReceivedMail of(int number, byte[] raw) {
        try {
            return new ReceivedMail(number, new DefaultMessageBuilder().parseMessage(new ByteArrayInputStream(raw)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String subject() {
        return Optional.ofNullable(message.getSubject()).orElse("(no subject)");
    }

    public String from() {
        return header("From");
    }

    /** The address for replies. */
    public String replyTo() {
        String address = message.getReplyTo() == null || message.getReplyTo().isEmpty()
                ? message.getFrom().get(0).getAddress()
                : message.getReplyTo().flatten().get(0).getAddress();
        return address;
    }

    public Instant date() {
        return Optional.ofNullable(message.getDate()).map(Date::toInstant).orElse(Instant.EPOCH);
    }

    public String messageId() {
        return header("Message-ID");
    }

    public String references() {
        return header("References");
    }

    /** The text part; empty if there is none. */
    public String text() {
        return find(message, part -> "text/plain".equals(part.getMimeType()))
                .map(ReceivedMail::text)
                .orElse("");
    }

    /** The HTML part; empty if there is none. */
    public String html() {
        return find(message, part -> "text/html".equals(part.getMimeType()))
                .map(ReceivedMail::text)
                .orElse("");
    }

    /** The first line of the text, which mail programs show next to the subject. */
    public String firstLine() {
        return text().lines().filter(line -> !line.isBlank()).findFirst().orElse("");
    }

    /** The part to which the HTML refers by its Content-ID. */
    Optional<Part> part(String contentId) {
        return find(message, part -> contentId(part).equals(contentId))
                .map(part -> new Part(part.getMimeType(), bytes(part)));
    }

    /** An attached picture. */
    record Part(String type, byte[] bytes) {}

    private String header(String name) {
        return Optional.ofNullable(message.getHeader().getField(name))
                .map(Field::getBody)
                .map(body -> body.replaceAll("\\s+", " ").strip())
                .orElse("");
    }

    private static String contentId(Entity part) {
        return Optional.ofNullable(part.getHeader().getField("Content-ID"))
                .map(field -> field.getBody().strip().replaceAll("^<|>$", ""))
                .orElse("");
    }

    private static Optional<Entity> find(Entity entity, Predicate<Entity> wanted) {
        if (entity.getBody() instanceof Multipart several) {
            return several.getBodyParts().stream()
                    .flatMap(part -> find(part, wanted).stream())
                    .findFirst();
        }
        return wanted.test(entity) ? Optional.of(entity) : Optional.empty();
    }

    private static String text(Entity part) {
        try (Reader reader = ((TextBody) part.getBody()).getReader()) {
            StringWriter text = new StringWriter();
            reader.transferTo(text);
            return text.toString().replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] bytes(Entity part) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            if (part.getBody() instanceof BinaryBody binary) {
                binary.getInputStream().transferTo(bytes);
            }
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
