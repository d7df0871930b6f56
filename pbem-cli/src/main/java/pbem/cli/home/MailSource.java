package pbem.cli.home;

import jakarta.mail.MessagingException;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.cli.config.Configuration;
import pbem.cli.config.Settings;
import pbem.cli.metrics.TimedStep;
import pbem.mail.listener.Listener;
import pbem.mail.listener.ListenerSettings;
import pbem.mail.mailbox.ImapMailbox;
import pbem.mail.mailbox.ImapWatch;
import pbem.mail.mailbox.Mailbox;
import pbem.mail.mailbox.MailboxBusy;
import pbem.mail.mailbox.PopMailbox;
import pbem.mail.reading.RawMail;

/** The configured source of a running server's mail, which works until closed. */
final class MailSource implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(MailSource.class);

    /** How many polls in a row another session must block before a warning is logged. A few are normal. */
    private static final int WORTH_A_WORD = 30;

    private final List<Runnable> parts = new ArrayList<>();
    private final Configuration configuration;

    /** How many polls in a row another session blocked. Used only by the thread that polls. */
    private int keptOut;

    private MailSource(Configuration configuration) {
        this.configuration = configuration;
    }

    /** Whether mail is fetched from a mailbox. */
    static boolean fetches(Configuration configuration) {
        return List.of("imap", "pop3").contains(configuration.get(Settings.INTAKE));
    }

    /** The configured mailbox, if mail is fetched from one. It is not connected yet. */
    static Optional<Mailbox> mailbox(
            Configuration configuration, MailAccounts accounts, Consumer<List<RawMail>> arrivals) {
        return switch (configuration.get(Settings.INTAKE)) {
            case "imap" -> Optional.of(new ImapMailbox(accounts.imap(), arrivals));
            case "pop3" -> Optional.of(new PopMailbox(accounts.pop3(), arrivals));
            default -> Optional.empty();
        };
    }

    /**
     * @param poll pause between two looks at a mailbox
     * @param arrivals takes in the mails that come
     * @param reached called when a mailbox was looked at; must return soon
     * @throws IOException if we cannot listen
     */
    static MailSource start(PbemServer server, Duration poll, Consumer<List<RawMail>> arrivals, Runnable reached)
            throws IOException {
        Configuration configuration = server.configuration();
        MailSource source = new MailSource(configuration);
        switch (configuration.get(Settings.INTAKE)) {
            case "imap" -> {
                RepeatingTask polls = source.poll(server, poll, arrivals, reached);
                if (configuration.get(Settings.IMAP_IDLE)) {
                    source.watch(server, poll, polls);
                }
            }
            case "pop3" -> source.poll(server, poll, arrivals, reached);
            case "lmtp", "smtp" -> source.listen(server, arrivals);
            default -> {}
        }
        return source;
    }

    private RepeatingTask poll(PbemServer server, Duration pause, Consumer<List<RawMail>> arrivals, Runnable reached) {
        Mailbox mailbox = server.mailbox(arrivals).orElseThrow();
        parts.add(mailbox::close);
        RepeatingTask polls = RepeatingTask.start(
                server.faults(),
                "mailbox",
                pause,
                () -> server.times().time(TimedStep.FETCH, () -> round(mailbox, reached)));
        parts.add(polls::stop);
        return polls;
    }

    /** Looks at the mailbox. A look that another session blocked does not count, since there may be mail. */
    private void round(Mailbox mailbox, Runnable reached) {
        try {
            mailbox.poll();
            reached.run();
            keptOut = 0;
        } catch (MailboxBusy e) {
            keptOut++;
            if (keptOut % WORTH_A_WORD == 0) {
                LOG.warn("{}, {} polls in a row", e.getMessage(), keptOut);
            }
        } catch (MessagingException e) {
            throw unreachable(e);
        }
    }

    private void watch(PbemServer server, Duration pause, RepeatingTask polls) {
        ImapWatch watch = new ImapWatch(server.mailAccounts().imap(), ImapWatch.RENEWAL, polls::nudge);
        RepeatingTask watching = RepeatingTask.start(
                server.faults(),
                "idle",
                pause,
                () -> unchecked(() -> {
                    watch.watch();
                    return 0;
                }));
        parts.add(watching::stop);
        parts.add(watch::stop);
    }

    private void listen(PbemServer server, Consumer<List<RawMail>> arrivals) throws IOException {
        ListenerSettings.Protocol protocol = ListenerSettings.Protocol.valueOf(
                configuration.get(Settings.INTAKE).toUpperCase(Locale.ROOT));
        Listener listener;
        try {
            listener = Listener.start(server.mailAccounts().listener(protocol), arrivals);
        } catch (IOException e) {
            throw new IOException(e.getMessage() + "; see [listen]", e);
        }
        parts.add(listener::close);
    }

    private interface Talk {
        int talk() throws MessagingException;
    }

    private static int unchecked(Talk talk) {
        try {
            return talk.talk();
        } catch (MessagingException e) {
            throw unreachable(e);
        }
    }

    private static IllegalStateException unreachable(MessagingException e) {
        return new IllegalStateException("the mailbox cannot be reached: " + e.getMessage(), e);
    }

    /** A line for the admin at the start; empty if no mail comes by itself. */
    Optional<String> banner() {
        return switch (configuration.get(Settings.INTAKE)) {
            case "imap" ->
                Optional.of("Mailbox: " + configuration.get(Settings.IMAP_USER) + " at "
                        + configuration.get(Settings.IMAP_HOST));
            case "pop3" ->
                Optional.of("Mailbox: " + configuration.get(Settings.POP3_USER) + " at "
                        + configuration.get(Settings.POP3_HOST));
            case "lmtp", "smtp" ->
                Optional.of(configuration.get(Settings.INTAKE).toUpperCase(Locale.ROOT) + " on "
                        + configuration.get(Settings.LISTEN_HOST) + ":"
                        + configuration.get(Settings.LISTEN_PORT));
            default -> Optional.empty();
        };
    }

    /** Waits until the current mail is finished. */
    @Override
    public void close() {
        for (int i = parts.size() - 1; i >= 0; i--) {
            parts.get(i).run();
        }
    }
}
