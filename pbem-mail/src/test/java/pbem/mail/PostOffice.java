package pbem.mail;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import pbem.clock.ClockRules;
import pbem.game.Act;
import pbem.game.Games;
import pbem.game.Seed;
import pbem.games.Catalogue;
import pbem.handler.Referee;
import pbem.handler.account.Closing;
import pbem.handler.invitation.InvitationRules;
import pbem.help.ClubTexts;
import pbem.mail.delivery.Delivery;
import pbem.mail.delivery.MailTransport;
import pbem.mail.delivery.Outbox;
import pbem.mail.delivery.Pace;
import pbem.mail.delivery.SmtpSettings;
import pbem.mail.delivery.SmtpTimeouts;
import pbem.mail.intake.InboundMailHandler;
import pbem.mail.intake.Inbox;
import pbem.mail.intake.Intake;
import pbem.mail.intake.PageReplies;
import pbem.mail.intake.Reception;
import pbem.mail.intake.SenderIdentifier;
import pbem.mail.intake.TrustedServer;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.MailReader;
import pbem.mail.reading.OwnMarks;
import pbem.mail.reading.RawMail;
import pbem.mail.reading.ReaderLimits;
import pbem.mail.writing.MailComposer;
import pbem.mail.writing.MailIdentity;
import pbem.mail.writing.MailPhrases;
import pbem.mail.writing.MailWriter;
import pbem.mail.writing.ReturnAddresses;
import pbem.play.BoardAdministration;
import pbem.record.GameRecord;
import pbem.repository.InboxItem;
import pbem.repository.OutboxItem;
import pbem.repository.Transactions;
import pbem.request.AddressRules;
import pbem.request.RequestLimits;
import pbem.request.SignupRules;
import pbem.store.Store;
import pbem.store.Tables;
import pbem.store.engine.Database;
import pbem.testkit.TestDatabase;
import pbem.token.TokenKeys;
import pbem.token.Tokens;

/** The mail side of a server with a real database, whose clock moves only when a test moves it. */
public final class PostOffice extends Clock implements AutoCloseable {

    public static final String ADDRESS = "pbem@example.org";

    private static final Games GAMES = Catalogue.games();

    private final Store store;
    private final Inbox inbox;
    private final Intake intake;
    private final InboundMailHandler handler;
    private final PageReplies page;
    private final Outbox outbox;
    private int written;
    private Instant now = Instant.parse("2025-05-05T14:02:00Z");

    public PostOffice(Path directory) {
        this(directory, ADDRESS);
    }

    /** @param address the address of this server */
    public PostOffice(Path directory, String address) {
        this(directory, address, RequestLimits.STANDARD);
    }

    /** @param limits the limits that its admin sets */
    public PostOffice(Path directory, String address, RequestLimits limits) {
        this(directory, address, limits, GAMES, PostOffice::seed, Store::open);
    }

    /** A server with its own games and seeds. */
    public PostOffice(Path directory, Games games, Supplier<Seed> seeds) {
        this(directory, ADDRESS, RequestLimits.STANDARD, games, seeds, Store::open);
    }

    /** @param opened opens the store of its database */
    public PostOffice(Path directory, BiFunction<Database, Games, Store> opened) {
        this(directory, ADDRESS, RequestLimits.STANDARD, GAMES, PostOffice::seed, opened);
    }

    private PostOffice(
            Path directory,
            String address,
            RequestLimits limits,
            Games games,
            Supplier<Seed> seeds,
            BiFunction<Database, Games, Store> opened) {
        Tokens tokens = new Tokens(new TokenKeys(Map.of(1, new byte[16]), Set.of(), Set.of()));
        store = opened.apply(TestDatabase.kept(directory.resolve("pbem.db")), games);
        inbox = new Inbox(store, this);
        OwnMarks own = new OwnMarks(List.of(address), MailWriter.ID_HEADER);
        MailReader reader = new MailReader(ReaderLimits.standard(), own);
        String domain = address.substring(address.indexOf('@') + 1);
        MailIdentity identity = new MailIdentity("PBeM", address, domain, Optional.empty(), Optional.empty(), false);
        ReturnAddresses returns = new ReturnAddresses(identity, tokens, true);
        handler = new InboundMailHandler(
                reader,
                new Referee(
                        games,
                        seeds,
                        limits,
                        ClockRules.STANDARD,
                        InvitationRules.STANDARD,
                        AddressRules.STANDARD,
                        SignupRules.STANDARD),
                new SenderIdentifier(tokens, new TrustedServer("mx.example.org", false), own),
                returns,
                MailPhrases.in(Locale.ENGLISH, games));
        intake = new Intake(inbox, handler, "worker", 1);
        page = new PageReplies(inbox, handler, address, this);
        outbox = new Outbox(
                store, new MailComposer(identity, games, ClubTexts.NONE), new MailWriter(tokens, returns)::write, this);
    }

    private static Seed seed() {
        return Seed.of(new byte[Seed.BYTES]);
    }

    /** Puts a mail with this body into the inbox, to an address whose token is its proof, and acts on it. */
    public InboxItem writes(String from, String to, String subject, String body) {
        String raw = "From: " + from + "\r\nTo: " + to + "\r\nSubject: " + subject + "\r\nMessage-ID: <w" + ++written
                + "@players.example>\r\n\r\n" + body + "\r\n";
        long id = inbox.receive(new RawMail(raw.getBytes(StandardCharsets.US_ASCII), Envelope.unknown()));
        intake.work();
        return item(id);
    }

    public Store store() {
        return store;
    }

    public Inbox inbox() {
        return inbox;
    }

    /** Takes replies written on the site. */
    public PageReplies page() {
        return page;
    }

    /** Takes mails that are acted on at once; nothing is sent. */
    public Reception reception() {
        return reception(delivery(0));
    }

    /** Takes mails that are acted on at once, and leaves to that delivery what is to be sent. */
    public Reception reception(Delivery delivery) {
        return new Reception(inbox, handler, delivery, "worker", this);
    }

    /** The same with a database that fails. */
    public Reception reception(Delivery delivery, Transactions transactions) {
        return new Reception(new Inbox(transactions, this), handler, delivery, "worker", this);
    }

    /** @param port of the mail server on this machine */
    public Delivery delivery(int port) {
        return delivery(outbox, port);
    }

    /** @param outbox of this server, perhaps with transactions of its own */
    public Delivery delivery(Outbox outbox, int port) {
        return delivery(
                outbox,
                new SmtpSettings(
                        "127.0.0.1",
                        port,
                        SmtpSettings.Security.PLAIN,
                        Optional.empty(),
                        Optional.empty(),
                        SmtpTimeouts.of(Duration.ofMinutes(1)),
                        1),
                transport -> transport);
    }

    /** @param between wraps the transports */
    public static Delivery delivery(Outbox outbox, SmtpSettings settings, UnaryOperator<MailTransport> between) {
        return new Delivery(outbox, settings, "worker", between, Pace.FREE);
    }

    public Intake intake() {
        return intake;
    }

    public Outbox outbox() {
        return outbox;
    }

    /** Lets the days pass after which a closed account is forgotten. */
    public void departed(String user) {
        later(Closing.DAYS);
        store.change(tx -> {
            Closing.end(tx, tx.players().called(user).orElseThrow(), instant());
            return true;
        });
    }

    public void later(Duration time) {
        now = now.plus(time);
    }

    /** The admin has a mail of the outbox tried again. */
    public boolean retry(long id) {
        return store.change(tx -> tx.outboundMails().retry(id, now));
    }

    /** The admin has every mail of the outbox tried again that is not settled. */
    public int retryAll() {
        return store.change(tx -> tx.outboundMails().retryAll(now));
    }

    /** A mail arrives and is stored, but nothing acts on it yet. */
    public long arrives(String id, String from, String subject) {
        return inbox.receive(mail(id, from, subject));
    }

    public static RawMail mail(String id, String from, String subject) {
        String raw = "From: " + from + "\r\nTo: " + ADDRESS + "\r\nSubject: " + subject + "\r\nMessage-ID: <" + id
                + "@players.example>\r\n\r\n";
        return new RawMail(raw.getBytes(StandardCharsets.US_ASCII), Envelope.unknown());
    }

    public InboxItem item(long id) {
        return inbox.item(id).orElseThrow();
    }

    /** Two players, alice and bob, and a board between them; returns its number. */
    public int board() {
        join("alice");
        join("bob");
        return board("alice", "bob");
    }

    /** A board between players who have joined; returns its number. */
    public int board(String... users) {
        return boardOf(GAMES.all().get(0).name(), users);
    }

    public int boardOf(String game, String... users) {
        return store.change(tx -> {
            Act<GameRecord> act = new BoardAdministration(PostOffice::seed)
                    .start(tx, GAMES.named(game).orElseThrow(), List.of(users), Map.of(), Map.of(), now);
            assertThat(act).isInstanceOf(Act.Done.class);
            return act.now().board().number();
        });
    }

    /** A raw mail arrives, line by line as given, and the server acts on it. */
    public InboxItem takes(String... lines) {
        byte[] raw = String.join("\r\n", lines).getBytes(StandardCharsets.UTF_8);
        long id = inbox.receive(RawMail.of(raw));
        intake.work();
        return item(id);
    }

    /** Opens an account with an address of its own. */
    public void join(String user) {
        store.change(tx -> tx.players().enrol(user, user + "@players.example", now));
    }

    /** The newest mail to the player. */
    public MimeMessage newestTo(String user) {
        long id = store.read(tx -> Tables.of(tx)
                .createQuery("SELECT max(outbox.id) FROM outbox LEFT JOIN player ON player.id = player_id"
                        + " WHERE user_key = :user OR outbox.address = :address")
                .bind("user", user)
                .bind("address", user + "@players.example")
                .mapTo(Long.class)
                .one());
        try {
            return new MimeMessage(
                    null,
                    new ByteArrayInputStream(outbox.preview(id).orElseThrow().bytes()));
        } catch (MessagingException e) {
            throw new AssertionError(e);
        }
    }

    /** The player replies to their newest mail, and the server acts on it. */
    public InboxItem replies(String user, String words, String... headers) {
        MimeMessage answered = newestTo(user);
        try {
            String raw = "From: " + user + "@players.example\r\nTo: " + answered.getHeader("Reply-To", ",")
                    + "\r\nSubject: Re: " + answered.getSubject() + "\r\nMessage-ID: <r" + ++written
                    + "@players.example>\r\n"
                    + List.of(headers).stream().map(header -> header + "\r\n").collect(Collectors.joining())
                    + "\r\n" + words + "\r\n\r\nOn Monday, PBeM wrote:\r\n> what it wrote\r\n";
            long id = inbox.receive(new RawMail(raw.getBytes(StandardCharsets.US_ASCII), Envelope.unknown()));
            intake.work();
            return item(id);
        } catch (MessagingException e) {
            throw new AssertionError(e);
        }
    }

    public GameRecord record(int board) {
        return store.read(tx -> tx.boards().record(board)).orElseThrow();
    }

    public List<OutboxItem> outgoing() {
        return outbox.list(100);
    }

    @Override
    public Instant instant() {
        return now;
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        throw new UnsupportedOperationException("instants have no zone");
    }

    @Override
    public void close() {
        store.close();
    }
}
