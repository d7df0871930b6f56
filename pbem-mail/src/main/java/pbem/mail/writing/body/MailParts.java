package pbem.mail.writing.body;

import jakarta.activation.DataHandler;
import jakarta.mail.MessagingException;
import jakarta.mail.Part;
import jakarta.mail.internet.MimeBodyPart;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import jakarta.mail.internet.MimePart;
import jakarta.mail.util.ByteArrayDataSource;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * The body of a mail.
 *
 * @param html empty if there is only text
 * @param pictures the pictures that the HTML shows
 * @param drawings the pictures attached as files to keep
 * @param enclosures other attached files
 * @param token the mail's token, which the boundaries between its parts contain
 */
public record MailParts(
        String text,
        Optional<String> html,
        List<BoardPicture> pictures,
        List<BoardPicture> drawings,
        List<Block.Enclosure> enclosures,
        String token) {

    private static final String TEXT = "text/plain; charset=utf-8; format=fixed";

    /** The longest line that is sent unencoded: servers may break longer ones. */
    private static final int LONGEST_PLAIN_LINE = 200;

    /** A body of text alone, with attached files if there are any. */
    public static MailParts plain(String text, List<Block.Enclosure> enclosures, String token) {
        return new MailParts(text, Optional.empty(), List.of(), List.of(), enclosures, token);
    }

    public void writeTo(MimeMessage mail) throws MessagingException {
        if (html.isPresent()) {
            mail.setContent(multipart(html.get()));
        } else if (enclosures.isEmpty()) {
            fill(mail, TEXT, bytes(text), encoding(text));
        } else {
            mail.setContent(mixed(text(TEXT, text)));
        }
    }

    private MimeMultipart multipart(String shown) throws MessagingException {
        FixedBoundaryMultipart words = new FixedBoundaryMultipart("alternative", token)
                .with(text(TEXT, text))
                .with(text("text/html; charset=utf-8", shown));
        if (pictures.isEmpty()) {
            return enclosures.isEmpty() ? words : mixed(words.asPart());
        }
        FixedBoundaryMultipart related = new FixedBoundaryMultipart("related", token).with(words.asPart());
        for (BoardPicture picture : pictures) {
            related.addBodyPart(png(picture));
        }
        return drawings.isEmpty() && enclosures.isEmpty() ? related : mixed(related.asPart());
    }

    private MimeMultipart mixed(MimeBodyPart shown) throws MessagingException {
        FixedBoundaryMultipart mixed = new FixedBoundaryMultipart("mixed", token).with(shown);
        for (BoardPicture picture : drawings) {
            mixed.addBodyPart(svg(picture));
        }
        for (Block.Enclosure enclosure : enclosures) {
            mixed.addBodyPart(file(enclosure));
        }
        return mixed;
    }

    private static MimeBodyPart file(Block.Enclosure enclosure) throws MessagingException {
        MimeBodyPart part = part(enclosure.type(), enclosure.bytes(), "base64");
        part.setDisposition(Part.ATTACHMENT);
        part.setFileName(enclosure.name());
        return part;
    }

    private static MimeBodyPart text(String type, String words) throws MessagingException {
        MimeBodyPart part = part(type, bytes(words), encoding(words));
        part.setDisposition(Part.INLINE);
        return part;
    }

    private static byte[] bytes(String words) {
        return words.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8);
    }

    private static String encoding(String words) {
        return isPlain(words) ? "7bit" : "quoted-printable";
    }

    private static boolean isPlain(String words) {
        return words.chars().allMatch(c -> c < 128)
                && words.lines()
                        .allMatch(line -> line.length() <= LONGEST_PLAIN_LINE
                                && !line.startsWith("From ")
                                && !line.startsWith(
                                        "--" + FixedBoundaryMultipart.BOUNDARY)); // no encoded line begins like this
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
        fill(part, type, bytes, encoding);
        return part;
    }

    private static void fill(MimePart part, String type, byte[] bytes, String encoding) throws MessagingException {
        part.setDataHandler(new DataHandler(new ByteArrayDataSource(bytes, type)));
        part.setHeader("Content-Type", type);
        part.setHeader("Content-Transfer-Encoding", encoding);
    }
}
