package pbem.cli.admin;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Function;
import pbem.cli.listing.BoardStory;
import pbem.cli.listing.ClubRows;
import pbem.cli.listing.FigureRows;
import pbem.cli.listing.MailRows;
import pbem.cli.listing.PersonStory;
import pbem.cli.listing.Row;
import pbem.cli.listing.ServerRows;
import pbem.mail.delivery.Outbox;
import pbem.mail.intake.Inbox;
import pbem.phrase.Phrase;
import pbem.query.CachedQuery;
import pbem.repository.InboxItem;
import pbem.repository.OutboxItem;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.repository.watch.Alarm;
import pbem.web.admin.AdminSheet;
import pbem.web.admin.AdminSheet.Part;
import pbem.web.admin.AdminView;

/** The server for its admin, in the same rows and sentences that the verbs show. Safe for any thread. */
public final class ServerView implements AdminView {

    /** The largest number of mails of a kind, or of entries of a log, on a page. */
    private static final int MOST = 50;

    private static final int TOURNAMENTS = 1_000;

    private static final Duration GOOD_FOR = Duration.ofMinutes(1);

    private final Transactions transactions;
    private final Inbox inbox;
    private final Outbox outbox;
    private final Function<Phrase, String> words;
    private final ProcessView process;
    private final Clock clock;

    private final CachedQuery<AdminSheet> figures = new CachedQuery<>(GOOD_FOR, now -> counted());

    /** @param process the process that answers */
    public ServerView(
            Transactions transactions,
            Inbox inbox,
            Outbox outbox,
            Function<Phrase, String> words,
            ProcessView process,
            Clock clock) {
        this.transactions = transactions;
        this.inbox = inbox;
        this.outbox = outbox;
        this.words = words;
        this.process = process;
        this.clock = clock;
    }

    @Override
    public AdminSheet now() {
        List<Row> ready = process.ready(); // reads in a transaction of its own
        return transactions.read(tx -> new AdminSheet(
                "The server now",
                List.of(
                        Parts.table("ready", "Readiness", "pbem doctor", ready),
                        Parts.table("alarms", "Open alarms", "pbem doctor", alarms(tx)),
                        Parts.table("waiting", "Waiting work", "", waiting(tx)),
                        Parts.table("backups", "Scheduled backups", "", process.backups()),
                        Parts.table("workers", "Workers", "", process.workers(tx.workers())))));
    }

    private static List<Row> alarms(Repositories tx) {
        return tx.alarms().all().stream()
                .filter(Alarm::lasts)
                .map(ServerRows::of)
                .toList();
    }

    private static List<Row> waiting(Repositories tx) {
        return List.of(
                waits("received mails", tx.backlog().waitingReceived(), "pbem inbox list --state waiting"),
                waits("quarantined mails", tx.vitals().quarantined(), "pbem inbox list --state quarantined"),
                waits("mails to be sent", tx.backlog().waitingToSend(), "pbem outbox list --state waiting"),
                waits("reports", atMost(tx.reports().open(MOST + 1)), "pbem report list"),
                waits("applicants", atMost(tx.signups().waiting(MOST + 1)), "pbem signup list"),
                waits("boards where a robot is on turn", tx.robots().waiting(), ""));
    }

    private static Row waits(String what, Object howMany, String verb) {
        return new Row().with("what", what).with("howMany", howMany).with("terminal", verb);
    }

    private static String atMost(List<?> found) {
        return found.size() > MOST ? "more than " + MOST : String.valueOf(found.size());
    }

    @Override
    public AdminSheet mail() {
        return new AdminSheet(
                "Mail",
                List.of(
                        came("waiting", "Received, waiting", InboxItem.State.WAITING),
                        came("quarantined", "Quarantined, since acting on it failed", InboxItem.State.QUARANTINED),
                        goes("to-send", "To be sent", OutboxItem.State.WAITING),
                        goes("dead", "Given up", OutboxItem.State.DEAD),
                        goes("paused", "Kept until mail reaches the player again", OutboxItem.State.PAUSED),
                        goes("bounced", "Bounced", OutboxItem.State.BOUNCED),
                        transactions.read(tx -> Parts.table(
                                "in",
                                "All received mails",
                                "",
                                counts("outcome", "mails", tx.vitals().received()))),
                        transactions.read(tx -> Parts.table(
                                "out",
                                "All outgoing mails",
                                "",
                                counts("fate", "mails", tx.vitals().posted())))));
    }

    private Part came(String id, String heading, InboxItem.State state) {
        List<InboxItem> mails = inbox.list(state, MOST);
        return Parts.table(
                id,
                heading,
                "pbem inbox list --state " + word(state),
                Row.each(mails, mail -> shorter(MailRows.of(mail))));
    }

    private Part goes(String id, String heading, OutboxItem.State state) {
        List<OutboxItem> mails = outbox.list(state, MOST);
        return Parts.table(
                id,
                heading,
                "pbem outbox list --state " + word(state),
                Row.each(mails, mail -> shorter(MailRows.of(mail))));
    }

    /**
     * A mail's row without its Message-ID, which says nothing to people, and without its state, which is in the
     * heading.
     */
    private static Row shorter(Row mail) {
        mail.keySet().removeAll(Set.of("messageId", "state"));
        return mail;
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    private static List<Row> counts(String what, String counted, SortedMap<String, Integer> counts) {
        return counts.entrySet().stream()
                .map(entry -> new Row()
                        .with(what, entry.getKey().toLowerCase(Locale.ROOT))
                        .with(counted, entry.getValue()))
                .toList();
    }

    @Override
    public AdminSheet people() {
        return transactions.read(tx -> new AdminSheet(
                "People",
                List.of(
                        Parts.table(
                                "reports",
                                "Reports that wait for an answer",
                                "pbem report list",
                                Row.each(tx.reports().open(MOST), ClubRows::of)),
                        Parts.table(
                                "signups",
                                "Applicants",
                                "pbem signup list",
                                Row.each(tx.signups().waiting(MOST), ClubRows::of)),
                        Parts.table(
                                "remarks",
                                "Feedback from players",
                                "pbem report feedback",
                                Row.each(tx.remarks().toAdmin(MOST), ClubRows::of)),
                        Parts.table(
                                "audit",
                                "Decisions about people",
                                "pbem log admin",
                                Row.each(tx.auditLog().newest(MOST), entry -> ClubRows.of(tx, entry))))));
    }

    @Override
    public AdminSheet play() {
        return transactions.read(tx -> new AdminSheet(
                "Play",
                List.of(
                        Parts.table(
                                "boards",
                                "All boards",
                                "pbem board list",
                                counts("state", "boards", tx.vitals().boards())),
                        Parts.table(
                                "tournaments",
                                "Tournaments under way",
                                "pbem tournament list",
                                Row.each(
                                        tx.tournaments().list(true, Optional.empty(), 0, TOURNAMENTS), ServerRows::of)),
                        Parts.table("robots", "Robots", "", Row.each(tx.robots().all(), ServerRows::of)))));
    }

    @Override
    public AdminSheet figures() {
        return figures.at(clock.instant());
    }

    private AdminSheet counted() {
        return transactions.read(tx -> {
            List<Row> months = new ArrayList<>(FigureRows.months(tx.statistics()));
            Collections.reverse(months);
            return new AdminSheet(
                    "Figures",
                    List.of(
                            Parts.table("months", "By month", "pbem stats", months),
                            Parts.table(
                                    "games",
                                    "By game",
                                    "pbem stats",
                                    FigureRows.games(tx.statistics(), FigureRows::words))));
        });
    }

    @Override
    public Optional<AdminSheet> board(int number) {
        return transactions
                .read(tx -> BoardStory.of(tx, number, words))
                .map(lines -> new AdminSheet(
                        "Board " + number,
                        List.of(Parts.sentences(
                                "story",
                                "Mail by mail",
                                "pbem log board " + number,
                                lines.stream().map(BoardStory.Line::sentence).toList()))));
    }

    @Override
    public Optional<AdminSheet> person(String whom) {
        return transactions
                .read(tx -> PersonStory.of(tx, whom, MOST))
                .map(story -> new AdminSheet(
                        "A person's mails",
                        List.of(Parts.sentences("story", "Their fate", "pbem why " + whom, story.sentences()))));
    }
}
