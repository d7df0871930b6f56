package pbem.mail.delivery;

import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.URLName;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.Properties;
import org.eclipse.angus.mail.smtp.SMTPTransport;
import pbem.mail.login.UnconnectedSockets;

/** The library's connection, with a separate timeout for each step. For one thread. */
final class PatientSmtpConnection extends SMTPTransport {

    /** The reply code before the server closes the connection. */
    private static final int GOING = 421;

    /** The library's code for a missing reply. */
    private static final int GONE = -1;

    private final Sockets sockets;
    private final SmtpTimeouts timeouts;
    private boolean dataBegun;

    private PatientSmtpConnection(Session session, URLName url, boolean tls, Sockets sockets, SmtpTimeouts timeouts) {
        super(session, url, url.getProtocol(), tls);
        this.sockets = sockets;
        this.timeouts = timeouts;
    }

    /**
     * The setup of connections to one server, made once, since the library searches every jar for it. For one
     * connection at a time.
     */
    record Way(Session session, URLName url, Sockets sockets, SmtpTimeouts timeouts) {

        /**
         * @param asked the properties, without the program's own
         * @param protocol {@code smtp}, or {@code smtps} for connections that are encrypted from the start
         */
        static Way of(Properties asked, String protocol, SmtpSettings settings) {
            Properties properties = new Properties();
            properties.putAll(asked);
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
            return new Way(Session.getInstance(properties), url, sockets, timeouts);
        }

        /** A new connection, not connected yet. */
        PatientSmtpConnection begin() {
            return new PatientSmtpConnection(session, url, url.getProtocol().equals("smtps"), sockets, timeouts);
        }
    }

    /**
     * Whether the last mail failed because the server closed the connection before it got any of the mail's content. A
     * timeout does not count.
     *
     * @param fault the exception of the failure
     */
    boolean endedBefore(MessagingException fault) {
        int code = getLastReturnCode();
        return !dataBegun && (code == GOING || code == GONE || isCut(fault));
    }

    private static boolean isCut(MessagingException fault) {
        Throwable next = fault;
        while (next instanceof MessagingException messaging && messaging.getNextException() != null) {
            next = messaging.getNextException();
        }
        return next instanceof IOException && !(next instanceof SocketTimeoutException);
    }

    @Override
    protected void mailFrom() throws MessagingException {
        dataBegun = false;
        super.mailFrom();
    }

    @Override
    protected OutputStream data() throws MessagingException {
        dataBegun = true;
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
        public Socket createSocket() throws IOException {
            last = super.createSocket();
            return last;
        }

        void waitForReplies(Duration time) {
            try {
                last.setSoTimeout(Math.toIntExact(time.toMillis()));
            } catch (SocketException e) {
                // closed; the next read reports it
            }
        }
    }
}
