package pbem.mail.writing;

import jakarta.activation.DataHandler;
import jakarta.mail.MessagingException;
import jakarta.mail.Part;
import jakarta.mail.internet.MimeBodyPart;
import jakarta.mail.internet.MimeMultipart;
import jakarta.mail.util.ByteArrayDataSource;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The body of a mail: text and HTML, the pictures that the HTML shows, and the drawings to keep. */
record MailParts(String text, String html, List<BoardPicture> pictures, String token) {

    /** Longer lines may be broken on the way unless they are encoded. */
    private static final int LONGEST_PLAIN_LINE = 200;

    MimeMultipart multipart() throws MessagingException {
        StableMultipart words = new StableMultipart("alternative", token)
                .with(text("text/plain; charset=utf-8; format=fixed", text))
                .with(text("text/html; charset=utf-8", html));
        if (pictures.isEmpty()) {
            return words;
        }
        StableMultipart related = new StableMultipart("related", token).with(words.asPart());
        for (BoardPicture picture : pictures) {
            related.addBodyPart(png(picture));
        }
        StableMultipart mixed = new StableMultipart("mixed", token).with(related.asPart());
        for (BoardPicture picture : pictures) {
            mixed.addBodyPart(svg(picture));
        }
        return mixed;
    }

    private static MimeBodyPart text(String type, String words) throws MessagingException {
        byte[] bytes = words.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8);
        MimeBodyPart part = part(type, bytes, isPlain(words) ? "7bit" : "quoted-printable");
        part.setDisposition(Part.INLINE);
        return part;
    }

    private static boolean isPlain(String words) {
        return words.chars().allMatch(c -> c < 128)
                && words.lines()
                        .allMatch(line -> line.length() <= LONGEST_PLAIN_LINE
                                && !line.startsWith("From ")
                                && !line.startsWith("--" + StableMultipart.BOUNDARY)); // encoded it has no such sign
    }

    private static MimeBodyPart png(BoardPicture picture) throws MessagingException {
        MimeBodyPart part = part("image/png", picture.png(), "base64");
        part.setContentID("<" + picture.contentId() + ">");
        part.setDisposition(Part.INLINE);
        part.setFileName(picture.name() + ".png");
        return part;
    }

    private static MimeBodyPart svg(BoardPicture picture) throws MessagingException {
        MimeBodyPart part = part("image/svg+xml", picture.svg().getBytes(StandardCharsets.UTF_8), "base64");
        part.setDisposition(Part.ATTACHMENT);
        part.setFileName(picture.name() + ".svg");
        return part;
    }

    private static MimeBodyPart part(String type, byte[] bytes, String encoding) throws MessagingException {
        MimeBodyPart part = new MimeBodyPart();
        part.setDataHandler(new DataHandler(new ByteArrayDataSource(bytes, type)));
        part.setHeader("Content-Type", type);
        part.setHeader("Content-Transfer-Encoding", encoding);
        return part;
    }
}
