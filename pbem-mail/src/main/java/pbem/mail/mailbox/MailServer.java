package pbem.mail.mailbox;

import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Store;
import java.time.Duration;
import java.util.Optional;
import java.util.Properties;
import pbem.mail.login.Login;
import pbem.mail.login.OwnAuthority;
import pbem.mail.login.UnconnectedSockets;

/**
 * A server on which we have a mailbox.
 *
 * @param tls whether the connection is encrypted from the start; the server's certificate is then checked
 * @param authority the authority that must have signed the certificate; empty: any that Java trusts
 * @param timeout for connecting, for every read and for every write
 */
public record MailServer(
        String host, int port, boolean tls, Optional<OwnAuthority> authority, Login login, Duration timeout) {

    /** @param protocol {@code imap} or {@code pop3} */
    Store connect(String protocol, UnconnectedSockets sockets) throws MessagingException {
        String name = tls ? protocol + "s" : protocol;
        String prefix = "mail." + name + ".";
        String millis = Long.toString(timeout.toMillis());
        Properties properties = new Properties();
        properties.setProperty("mail.store.protocol", name);
        properties.setProperty(prefix + "timeout", millis);
        properties.setProperty(prefix + "connectiontimeout", millis);
        properties.setProperty(prefix + "writetimeout", millis);
        properties.setProperty(prefix + "ssl.checkserveridentity", "true");
        properties.put(prefix + "socketFactory", sockets);
        if (tls) {
            authority.ifPresent(own -> properties.put(prefix + "ssl.socketFactory", own.over(sockets)));
        }
        properties.setProperty(prefix + "socketFactory.fallback", "false");
        login.prepare(properties, prefix);
        Store store = Session.getInstance(properties).getStore(name);
        login.connect(store, host, port);
        return store;
    }

    Store connect(String protocol) throws MessagingException {
        return connect(protocol, new UnconnectedSockets());
    }

    @Override
    public String toString() {
        return login.user() + " at " + host + ":" + port;
    }
}
