package pbem.cli.demo;

import com.icegreen.greenmail.configuration.GreenMailConfiguration;
import com.icegreen.greenmail.store.FolderException;
import com.icegreen.greenmail.store.MailFolder;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/** A real mail server with SMTP and IMAP on loopback. Every address to which a mail is sent has a mailbox. */
record DemoMailServer(GreenMail server, int smtpPort, int imapPort) implements AutoCloseable {

    static final String PASSWORD = "demo";
    private static final String HOST = "127.0.0.1";
    /** The time to start. On a busy machine it takes longer than the two seconds that the library allows. */
    private static final long PATIENCE_MILLIS = 60_000;

    static DemoMailServer start(DemoPorts ports) {
        GreenMail server = new GreenMail(new ServerSetup[] {
            setup(ports.smtp(), ServerSetup.PROTOCOL_SMTP), setup(ports.imap(), ServerSetup.PROTOCOL_IMAP)
        });
        // Mail to pbem+TOKEN@ reaches the mailbox of pbem@, as with most providers.
        server.withConfiguration(new GreenMailConfiguration().withSieveIgnoreDetail());
        server.start();
        List<DemoPlayer> mailboxes = new ArrayList<>(DemoPlayer.ALL);
        mailboxes.add(DemoPlayer.SERVER);
        for (DemoPlayer owner : mailboxes) {
            server.setUser(owner.address(), owner.address(), PASSWORD);
        }
        return new DemoMailServer(server, ports.smtp(), ports.imap());
    }

    private static ServerSetup setup(int port, String protocol) {
        ServerSetup setup = new ServerSetup(port, HOST, protocol);
        setup.setServerStartupTimeout(PATIENCE_MILLIS);
        return setup;
    }

    String host() {
        return HOST;
    }

    /** Sends a mail over SMTP, as the player's mail program would. */
    void submit(DemoPlayer from, String to, byte[] mail) throws MessagingException {
        Properties properties = new Properties();
        properties.setProperty("mail.transport.protocol", "smtp");
        properties.setProperty("mail.smtp.host", HOST);
        properties.setProperty("mail.smtp.port", Integer.toString(smtpPort));
        properties.setProperty("mail.smtp.from", from.address());
        Session session = Session.getInstance(properties);
        MimeMessage message = new MimeMessage(session, new ByteArrayInputStream(mail));
        try (Transport transport = session.getTransport()) {
            transport.connect();
            transport.sendMessage(message, new InternetAddress[] {new InternetAddress(to, true)});
        }
    }

    /** The owners of all mailboxes but the server's: the players of the demo, then the visitors who signed up. */
    List<DemoPlayer> owners() {
        Stream<DemoPlayer> others = server.getUserManager().listUser().stream()
                .map(user -> DemoPlayer.at(user.getEmail()))
                .filter(owner -> !owner.equals(DemoPlayer.SERVER) && !DemoPlayer.ALL.contains(owner))
                .sorted(Comparator.comparing(DemoPlayer::user));
        return Stream.concat(DemoPlayer.ALL.stream(), others).toList();
    }

    /** The person at the demo: the last visitor in the list who has signed up, or else the first player. */
    DemoPlayer reader() {
        List<DemoPlayer> owners = owners();
        return owners.get(owners.size() > DemoPlayer.ALL.size() ? owners.size() - 1 : 0);
    }

    /** The raw mails in a player's mailbox, oldest first. */
    List<byte[]> mailbox(DemoPlayer owner) {
        try {
            List<byte[]> mails = new ArrayList<>();
            MailFolder inbox = server.getManagers()
                    .getImapHostManager()
                    .getInbox(server.getUserManager().getUserByEmail(owner.address()));
            for (long uid : inbox.getMessageUids()) { // by uid: the folder's list of mails is not a copy
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                inbox.getMessage(uid).getMimeMessage().writeTo(bytes);
                mails.add(bytes.toByteArray());
            }
            return mails;
        } catch (FolderException | MessagingException e) {
            throw new IllegalStateException("the demo's mail server lost a mailbox", e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        server.stop();
    }
}
