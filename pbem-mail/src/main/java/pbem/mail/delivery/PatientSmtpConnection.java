package pbem.mail.delivery;

import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.URLName;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketException;
import java.time.Duration;
import java.util.Properties;
import org.eclipse.angus.mail.smtp.SMTPTransport;
import pbem.mail.login.UnconnectedSockets;

/** The library's connection, which knows one time-out for every reply, with one for each step. For one thread. */
final class PatientSmtpConnection extends SMTPTransport {

    private final Sockets sockets;
    private final SmtpTimeouts timeouts;

    private PatientSmtpConnection(Session session, URLName url, boolean tls, Sockets sockets, SmtpTimeouts timeouts) {
        super(session, url, url.getProtocol(), tls);
        this.sockets = sockets;
        this.timeouts = timeouts;
    }

    /** @param protocol {@code smtp}, or {@code smtps} for what is encrypted from the start */
    static PatientSmtpConnection of(Properties properties, String protocol, SmtpSettings settings) {
        Sockets sockets = new Sockets();
        SmtpTimeouts timeouts = settings.timeouts();
        String prefix = "mail." + protocol + ".";
        properties.put(prefix + "socketFactory", sockets);
        settings.authority().ifPresent(own -> properties.put(prefix + "ssl.socketFactory", own.over(sockets)));
        properties.setProperty(prefix + "socketFactory.fallback", "false");
        properties.setProperty(prefix + "connectiontimeout", millis(timeouts.connect()));
        properties.setProperty(prefix + "timeout", millis(timeouts.command()));
        properties.setProperty(prefix + "writetimeout", millis(timeouts.dataBlock()));
        URLName url = new URLName(protocol, settings.host(), settings.port(), null, null, null);
        return new PatientSmtpConnection(
                Session.getInstance(properties), url, protocol.equals("smtps"), sockets, timeouts);
    }

    @Override
    protected OutputStream data() throws MessagingException {
        sockets.waitForReplies(timeouts.dataStart());
        try {
            return super.data();
        } finally {
            sockets.waitForReplies(timeouts.command());
        }
    }

    @Override
    protected void finishData() throws IOException, MessagingException {
        sockets.waitForReplies(timeouts.dataEnd());
        try {
            super.finishData();
        } finally {
            sockets.waitForReplies(timeouts.command());
        }
    }

    private static String millis(Duration time) {
        return Long.toString(time.toMillis());
    }

    private static final class Sockets extends UnconnectedSockets {

        private Socket last;

        @Override
        public Socket createSocket() {
            last = new Socket();
            return last;
        }

        void waitForReplies(Duration time) {
            try {
                last.setSoTimeout(Math.toIntExact(time.toMillis()));
            } catch (SocketException e) {
                // it is closed, as whoever reads from it will find out
            }
        }
    }
}
