package pbem.mail.writing;

import jakarta.mail.BodyPart;
import jakarta.mail.MessagingException;
import jakarta.mail.Multipart;
import jakarta.mail.Part;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import pbem.repository.OutgoingMail;

/** A mail of ours as a mail program reads it. */
record Mail(OutgoingMail outgoing) {

    String raw() {
        return new String(outgoing.bytes(), StandardCharsets.UTF_8);
    }

    /** The headers as sent, but with line feeds. */
    String headers() {
        return raw().substring(0, raw().indexOf("\r\n\r\n")).replace("\r\n", "\n");
    }

    /** The value of a header, unfolded. */
    String header(String name) {
        try {
            String[] values = parsed().getHeader(name);
            return values == null ? "" : String.join("\n", values).replaceAll("\r\n(?=[ \t])", "");
        } catch (MessagingException e) {
            throw new IllegalStateException(e);
        }
    }

    String text() {
        return part("text/plain");
    }

    String html() {
        return part("text/html");
    }

    private String part(String type) {
        return leaves().stream()
                .filter(part -> part.type().startsWith(type))
                .findFirst()
                .map(part -> new String(part.bytes(), StandardCharsets.UTF_8).replace("\r\n", "\n"))
                .orElseThrow();
    }

    /** The form for a golden file. */
    String headersAndText() {
        return headers() + "\n\n" + text();
    }

    record Leaf(String type, String file, String contentId, byte[] bytes) {}

    List<Leaf> leaves() {
        try {
            List<Leaf> leaves = new ArrayList<>();
            collect(parsed(), leaves);
            return leaves;
        } catch (MessagingException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** For example {@code multipart/alternative(text/plain, text/html)}. */
    String structure() {
        try {
            return structure(parsed());
        } catch (MessagingException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String structure(Part part) throws MessagingException, IOException {
        String type = part.getContentType().replaceFirst(";[\\s\\S]*", "");
        if (!(part.getContent() instanceof Multipart several)) {
            return type;
        }
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < several.getCount(); i++) {
            parts.add(structure(several.getBodyPart(i)));
        }
        return type + "(" + String.join(", ", parts) + ")";
    }

    private static void collect(Part part, List<Leaf> leaves) throws MessagingException, IOException {
        if (part.getContent() instanceof Multipart several) {
            for (int i = 0; i < several.getCount(); i++) {
                collect(several.getBodyPart(i), leaves);
            }
        } else {
            String[] id = part instanceof BodyPart ? part.getHeader("Content-ID") : null;
            leaves.add(new Leaf(
                    part.getContentType(),
                    part.getFileName(),
                    id == null ? "" : id[0],
                    part.getInputStream().readAllBytes()));
        }
    }

    MimeMessage parsed() throws MessagingException {
        return new MimeMessage(Session.getInstance(new Properties()), new ByteArrayInputStream(outgoing.bytes()));
    }
}
