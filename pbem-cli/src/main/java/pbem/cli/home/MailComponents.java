package pbem.cli.home;

import java.net.URI;
import java.time.Clock;
import java.time.LocalDate;
import java.util.Optional;
import pbem.cli.config.Configuration;
import pbem.cli.config.Settings;
import pbem.cli.config.SiteSettings;
import pbem.mail.delivery.Delivery;
import pbem.mail.delivery.Outbox;
import pbem.mail.delivery.Pace;
import pbem.mail.intake.InboundMailHandler;
import pbem.mail.intake.Inbox;
import pbem.mail.intake.Intake;
import pbem.mail.intake.PageReplies;
import pbem.mail.intake.Reception;
import pbem.mail.intake.SenderIdentifier;
import pbem.mail.intake.TrustedServer;
import pbem.mail.reading.MailReader;
import pbem.mail.reading.OwnMarks;
import pbem.mail.reading.ReaderLimits;
import pbem.mail.writing.MailComposer;
import pbem.mail.writing.MailIdentity;
import pbem.mail.writing.MailWriter;
import pbem.mail.writing.ReturnAddresses;
import pbem.repository.Transactions;
import pbem.token.Tokens;

/** The parts that handle incoming and outgoing mail, put together from the configuration. */
record MailComponents(
        Inbox inbox,
        Reception reception,
        Intake intake,
        PageReplies page,
        Outbox outbox,
        MailAccounts accounts,
        Delivery delivery) {

    static MailComponents of(PbemServer server, Seams seams) {
        Configuration configuration = server.configuration();
        Transactions transactions = server.store();
        Tokens tokens = server.tokens();
        Clock clock = server.clock();
        String worker = server.worker();
        Inbox inbox = new Inbox(transactions, clock);
        OwnMarks own = new OwnMarks(FormerAddresses.andPresent(configuration), MailWriter.ID_HEADER);
        MailReader reader =
                new MailReader(ReaderLimits.standard().withRawBytes(configuration.get(Settings.LARGEST)), own);
        MailIdentity identity = identity(configuration);
        ReturnAddresses returns =
                new ReturnAddresses(identity, tokens, configuration.get(Settings.RETURN_ADDRESS_PER_MAIL));
        SenderIdentifier senders = new SenderIdentifier(tokens, trusted(configuration), own);
        InboundMailHandler handler =
                new InboundMailHandler(reader, server.referee(), senders, returns, server.phrases());
        Intake intake = new Intake(inbox, handler, worker, server.store().writersAtOnce());
        PageReplies page = new PageReplies(inbox, handler, configuration.get(Settings.ADDRESS), clock);
        MailComposer composer = new MailComposer(identity, server.games(), server.club());
        MailWriter writer = new MailWriter(tokens, returns);
        Outbox outbox = new Outbox(transactions, composer, seams.writing().apply(writer::write), clock);
        MailAccounts accounts = new MailAccounts(configuration, server.home().refreshToken(), clock);
        Delivery delivery = new Delivery(outbox, accounts.smtp(), worker, seams.sending(), pace(configuration, clock));
        Reception reception = new Reception(inbox, handler, delivery, worker, clock);
        return new MailComponents(inbox, reception, intake, page, outbox, accounts, delivery);
    }

    private static MailIdentity identity(Configuration configuration) {
        String address = configuration.get(Settings.ADDRESS);
        return new MailIdentity(
                configuration.get(Settings.NAME),
                address,
                address.substring(address.indexOf('@') + 1),
                Optional.of(configuration.get(SiteSettings.URL))
                        .filter(url -> !url.isEmpty())
                        .map(URI::create),
                Optional.of(configuration.get(Settings.ADMIN)).filter(admin -> !admin.isBlank()),
                configuration.get(Settings.ROBOTS_ANALYSE));
    }

    private static Pace pace(Configuration configuration, Clock clock) {
        int perMinute = configuration.get(Settings.MAILS_PER_MINUTE);
        return perMinute == 0
                ? Pace.FREE
                : Pace.of(
                        perMinute,
                        configuration.get(Settings.WARM_UP_FROM).isEmpty()
                                ? Optional.empty()
                                : Optional.of(LocalDate.parse(configuration.get(Settings.WARM_UP_FROM))),
                        configuration.get(Settings.WARM_UP_DAYS),
                        clock);
    }

    private static TrustedServer trusted(Configuration configuration) {
        return new TrustedServer(configuration.get(Settings.AUTHSERV_ID), configuration.get(Settings.AUTHSERV_BELOW));
    }
}
