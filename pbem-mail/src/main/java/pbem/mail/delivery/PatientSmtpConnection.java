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

/** The library's connection, which knows one time-out for every reply, with one for each step. For one thread. */
final class PatientSmtpConnection extends SMTPTransport {

    /** It says that it hangs up. */
    private static final int GOING = 421;

    /** As the library counts that nothing came. */
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
     * How connections to one server are made: what the library looks up for that, in every jar, it looks up once. For
     * one connection at a time.
     */
    record Way(Session session, URLName url, Sockets sockets, SmtpTimeouts timeouts) {

        /**
         * @param asked the properties without our own
         * @param protocol {@code smtp}, or {@code smtps} for what is encrypted from the start
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

        /** One that is not connected yet. */
        PatientSmtpConnection begin() {
            return new PatientSmtpConnection(session, url, url.getProtocol().equals("smtps"), sockets, timeouts);
        }
    }

    /**
     * Whether the last mail failed because the server had gone or was going, before it was told anything of what is
     * in the mail. Waiting in vain is no such end.
     *
     * @param fault as it failed
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
                // it is closed, and the next read says so
            }
        }
    }
}
