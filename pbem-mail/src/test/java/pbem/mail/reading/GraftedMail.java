package pbem.mail.reading;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.james.mime4j.dom.Entity;
import org.apache.james.mime4j.dom.Message;
import org.apache.james.mime4j.dom.Multipart;
import org.apache.james.mime4j.dom.SingleBody;
import org.apache.james.mime4j.message.BasicBodyFactory;
import org.apache.james.mime4j.message.DefaultMessageBuilder;
import org.apache.james.mime4j.message.DefaultMessageWriter;
import org.apache.james.mime4j.stream.MimeConfig;
import org.apache.james.mime4j.stream.RawField;

/** Writes a line on top of a mail's text, plain and HTML. */
final class GraftedMail {

    private final String line;
    private final Set<String> done = new HashSet<>();

    private GraftedMail(String line) {
        this.line = line;
    }

    /** Empty if the mail has no text. */
    static Optional<RawMail> of(RawMail mail, String line) throws IOException {
        DefaultMessageBuilder builder = new DefaultMessageBuilder();
        builder.setMimeEntityConfig(MimeConfig.PERMISSIVE);
        Message message = builder.parseMessage(new ByteArrayInputStream(mail.bytes()));
        message.getHeader().setField(new RawField("From", "graft@players.example"));
        message.getHeader().removeFields("Sender");
        GraftedMail graft = new GraftedMail(line);
        graft.into(message);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new DefaultMessageWriter().writeMessage(message, out);
        return graft.done.isEmpty() ? Optional.empty() : Optional.of(RawMail.of(out.toByteArray()));
    }

    private void into(Entity entity) throws IOException {
        if (entity.getBody() instanceof Multipart multipart) {
            // Some programs declare an encoding of the multipart, which has none; the writer would apply it.
            entity.getHeader().removeFields("Content-Transfer-Encoding");
            boolean signed = multipart.getSubType().equals("signed");
            List<Entity> parts = multipart.getBodyParts();
            for (Entity part : signed ? parts.subList(0, Math.min(1, parts.size())) : parts) {
                into(part);
            }
        } else if (entity.getBody() instanceof SingleBody body
                && isText(entity.getMimeType())
                && !"attachment".equals(entity.getDispositionType())
                && done.add(entity.getMimeType())) {
            byte[] grafted = above(entity.getMimeType(), body);
            entity.removeBody();
            entity.setBody(BasicBodyFactory.INSTANCE.binaryBody(grafted));
        }
    }

    private static boolean isText(String type) {
        return type.equals("text/plain") || type.equals("text/html");
    }

    private byte[] above(String type, SingleBody body) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        String top = type.equals("text/html") ? "<div>" + line + "</div>" : line + "\r\n";
        out.writeBytes(top.getBytes(StandardCharsets.US_ASCII));
        body.writeTo(out);
        return out.toByteArray();
    }
}
