package pbem.mail.listener;

import java.io.IOException;
import java.net.InetAddress;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.subethamail.smtp.internal.command.MailCommand;
import org.subethamail.smtp.internal.server.CommandHandler;
import org.subethamail.smtp.server.SMTPServer;
import pbem.mail.listener.ListenerSettings.Protocol;
import pbem.mail.reading.OwnMarks;
import pbem.mail.reading.RawMail;

/**
 * Receives mail from a mail server and accepts it only once it is durable in the inbox. It supports neither passwords
 * nor TLS: it is for a mail server on the same machine, not for the internet.
 *
 * <p>LMTP is SMTP with another greeting and with an answer for every recipient, so the same library serves both.
 */
public final class Listener implements AutoCloseable {

    private static final int CONNECTIONS = 20;
    private static final int RECIPIENTS = 100;
    private static final int TIMEOUT_MINUTES = 5;

    /**
     * The number of mails of the largest size that can be received at once, which sets the memory for all; more if they
     * are smaller.
     */
    private static final int LARGE_MAILS_AT_ONCE = 4;

    private final SMTPServer server;

    private Listener(SMTPServer server) {
        this.server = server;
    }

    /**
     * Listens on threads of its own until closed.
     *
     * @param arrivals makes a mail durable in the inbox before it returns
     * @throws IOException if the address or port is in use or may not be used
     */
    public static Listener start(ListenerSettings settings, Consumer<List<RawMail>> arrivals) throws IOException {
        OwnMarks ours = new OwnMarks(settings.addresses(), "");
        String domain = settings.address().substring(settings.address().indexOf('@') + 1);
        BodyBudget budget = new BodyBudget(LARGE_MAILS_AT_ONCE, settings.largest() + 1);
        SMTPServer server = SMTPServer.port(settings.port())
                .bindAddress(InetAddress.getByName(settings.host()))
                .hostName(domain)
                .softwareName("PBeM")
                .insertReceivedHeaders(false)
                .maxMessageSize(settings.largest())
                .maxRecipients(RECIPIENTS)
                .maxConnections(CONNECTIONS)
                .connectionTimeout(TIMEOUT_MINUTES, TimeUnit.MINUTES)
                .serverThreadName("pbem-listener")
                .messageHandlerFactory(context -> new IncomingMail(arrivals, ours, settings.largest(), budget))
                .build();
        speak(settings.protocol(), server.getCommandHandler());
        try {
            server.start();
        } catch (RuntimeException e) {
            String reason = e.getCause() == null ? e.toString() : e.getCause().getMessage();
            throw new IOException("cannot listen on " + settings.host() + ":" + settings.port() + ": " + reason, e);
        }
        return new Listener(server);
    }

    private static void speak(Protocol protocol, CommandHandler commands) {
        // The sender is taken as the mail server gives it, even if it is malformed.
        commands.addCommand(new MailCommand(address -> true));
        commands.addCommand(new MailData(protocol));
        commands.addCommand(new NotSpoken("BDAT"));
        if (protocol == Protocol.LMTP) {
            commands.addCommand(new Greeting("LHLO"));
            commands.addCommand(new NotSpoken("EHLO"));
            commands.addCommand(new NotSpoken("HELO"));
        } else {
            commands.addCommand(new Greeting("EHLO"));
        }
    }

    public int port() {
        return server.getPort() == 0 ? server.getPortAllocated() : server.getPort();
    }

    /** Closes all connections and waits for mails that are being stored. */
    @Override
    public void close() {
        server.stop();
    }
}
