package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.mail.BodyPart;
import jakarta.mail.MessagingException;
import jakarta.mail.Multipart;
import jakarta.mail.Part;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Players who write to a server through {@code pbem deliver} and read the mails that {@code pbem outbox export} writes.
 */
public final class Correspondence {

    static final String SERVER = "pbem@localhost.localdomain";

    private final Path home;
    private final Path scratch;
    private int written;

    Correspondence(Path directory) {
        this.home = directory.resolve("home");
        this.scratch = directory.resolve("mails");
        assertThat(pbem("setup", "--defaults")).isZero();
    }

    /** Runs a verb on this server's home. */
    int pbem(String... words) {
        List<String> args = new ArrayList<>(List.of(words));
        args.add("--home");
        args.add(home.toString());
        return Main.run(args.toArray(new String[0]));
    }

    /** A new mail with one line in its Subject. */
    byte[] write(String from, String subject) throws IOException {
        return deliver(raw(from, SERVER, subject, "", ""));
    }

    /** A reply with this text above the quoted mail, as mail programs write it. */
    byte[] reply(String from, MimeMessage answered, String words) throws IOException, MessagingException {
        String quote = text(answered).lines().map(line -> "> " + line).collect(Collectors.joining("\r\n"));
        String to = ((InternetAddress) answered.getReplyTo()[0]).getAddress();
        String threading =
                "In-Reply-To: " + answered.getMessageID() + "\r\nReferences: " + answered.getMessageID() + "\r\n";
        String body = words + "\r\n\r\nOn Sat, 21 Nov 2026 at 10:00, PBeM <" + SERVER + "> wrote:\r\n" + quote + "\r\n";
        return deliver(raw(from, to, "Re: " + answered.getSubject(), threading, body));
    }

    byte[] deliver(byte[] mail) throws IOException {
        Files.createDirectories(scratch);
        Path file = scratch.resolve("in-" + ++written + ".eml");
        Files.write(file, mail);
        assertThat(pbem("deliver", file.toString())).isZero();
        return mail;
    }

    private byte[] raw(String from, String to, String subject, String more, String body) {
        return ("From: " + from + "\r\nTo: " + to + "\r\nSubject: " + subject + "\r\nMessage-ID: <m" + ++written
                        + "@players.example>\r\nDate: Sat, 21 Nov 2026 10:00:00 +0000\r\n" + more + "\r\n" + body)
                .getBytes(StandardCharsets.UTF_8);
    }

    /** The mails to the address that are not sent yet, the oldest first. */
    List<MimeMessage> mailsTo(String address) throws IOException, MessagingException {
        Path directory = scratch.resolve("out-" + ++written);
        assertThat(pbem("outbox", "export", directory.toString())).isZero();
        List<MimeMessage> mails = new ArrayList<>();
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file :
                    files.sorted(Comparator.comparing(Correspondence::number)).toList()) {
                MimeMessage mail = new MimeMessage(null, new ByteArrayInputStream(Files.readAllBytes(file)));
                if (mail.getHeader("To", ",").contains(address)) {
                    mails.add(mail);
                }
            }
        }
        return mails;
    }

    MimeMessage newestTo(String address) throws IOException, MessagingException {
        List<MimeMessage> mails = mailsTo(address);
        return mails.get(mails.size() - 1);
    }

    private static int number(Path file) {
        return Integer.parseInt(file.getFileName().toString().replace(".eml", ""));
    }

    /** The text part. */
    public static String text(Part part) throws IOException, MessagingException {
        if (part.isMimeType("text/plain")) {
            return part.getContent().toString().replace("\r\n", "\n");
        }
        if (part.getContent() instanceof Multipart parts) {
            for (int i = 0; i < parts.getCount(); i++) {
                BodyPart inner = parts.getBodyPart(i);
                String text = text(inner);
                if (!text.isEmpty()) {
                    return text;
                }
            }
        }
        return "";
    }

    public static String firstLine(Part mail) throws IOException, MessagingException {
        return text(mail).lines().findFirst().orElse("");
    }
}
