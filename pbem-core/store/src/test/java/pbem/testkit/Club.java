package pbem.testkit;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import pbem.clock.BoardClock;
import pbem.clock.ClockRules;
import pbem.clock.Span;
import pbem.clock.Vacation;
import pbem.command.Instructions;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Seed;
import pbem.games.Catalogue;
import pbem.handler.Referee;
import pbem.handler.account.Closing;
import pbem.handler.invitation.InvitationRules;
import pbem.notice.HouseNotice;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrasebook;
import pbem.play.BoardAdministration;
import pbem.play.ServerTexts;
import pbem.play.tournament.TournamentAdvance;
import pbem.player.Player;
import pbem.player.Preference;
import pbem.player.Preferences;
import pbem.player.Proof;
import pbem.player.Speaker;
import pbem.record.GameRecord;
import pbem.repository.Challenge;
import pbem.repository.PendingConfirmation;
import pbem.repository.PostedNotice;
import pbem.repository.Repositories;
import pbem.request.AddressRules;
import pbem.request.CommandResult;
import pbem.request.Request;
import pbem.request.RequestLimits;
import pbem.request.SignupRules;
import pbem.robot.OutsidePrograms;
import pbem.robot.RobotPlay;
import pbem.robot.RobotRoster;
import pbem.robot.RobotRules;
import pbem.schedule.Scheduler;
import pbem.store.Store;
import pbem.store.Tables;
import pbem.testkit.pebbles.Pebbles;

/**
 * A server without mail: a real store in a file, a clock that a test sets, and players who write letters as they would by
 * mail. Its games are those of the catalogue and Pebbles.
 */
public final class Club implements AutoCloseable {

    public static final Games GAMES = withPebbles();
    public static final Instant START = Instant.parse("2025-05-05T14:02:00Z");

    private static final ClockRules CLOCK = ClockRules.STANDARD;

    private final Store store;
    private Referee referee = new Referee(
            GAMES,
            Club::seed,
            RequestLimits.STANDARD,
            CLOCK,
            InvitationRules.STANDARD,
            AddressRules.STANDARD,
            SignupRules.STANDARD);
    private final BoardAdministration administration = new BoardAdministration(Club::seed);
    private final Phrasebook words = ServerTexts.in(Locale.ENGLISH, GAMES, Map.of());
    private Instant now = START;

    /** A new server, where the users have signed up. */
    public Club(Path directory, String... users) {
        this(Store.open(TestDatabase.empty(directory.resolve("pbem.db")), GAMES), users);
    }

    /** A server on an empty store. */
    public Club(Store store, String... users) {
        this.store = store;
        List.of(users).forEach(this::join);
    }

    private static Games withPebbles() {
        List<Game> games = new ArrayList<>(Catalogue.games().all());
        games.add(new Pebbles());
        return new Games(games);
    }

    /** The seed is always the same, so that two runs are alike. */
    public static Seed seed() {
        return Seed.ofHex("5eed".repeat(Seed.BYTES / 2));
    }

    public Store store() {
        return store;
    }

    public Phrasebook words() {
        return words;
    }

    /** Sets the limits of the admin. */
    public void under(RequestLimits limits) {
        referee = new Referee(
                GAMES,
                Club::seed,
                limits,
                CLOCK,
                InvitationRules.STANDARD,
                AddressRules.STANDARD,
                SignupRules.STANDARD);
    }

    /** Sets the address of the server. */
    public void known(String address) {
        AddressRules rules = new AddressRules(List.of(address), false);
        referee = new Referee(
                GAMES,
                Club::seed,
                RequestLimits.STANDARD,
                CLOCK,
                InvitationRules.STANDARD,
                rules,
                SignupRules.STANDARD);
    }

    /** Sets the rules for signing up. */
    public void receives(SignupRules house) {
        referee = new Referee(
                GAMES,
                Club::seed,
                RequestLimits.STANDARD,
                CLOCK,
                InvitationRules.STANDARD,
                AddressRules.STANDARD,
                house);
    }

    /** The server's own opponents play here from now on. */
    public void withRobots(RobotRules rules) {
        InvitationRules invitations =
                new InvitationRules(InvitationRules.STANDARD.standing(), InvitationRules.STANDARD.mostOpen(), rules);
        referee = new Referee(
                GAMES,
                Club::seed,
                RequestLimits.STANDARD,
                CLOCK,
                invitations,
                AddressRules.STANDARD,
                SignupRules.STANDARD);
        store.change(tx -> {
            RobotRoster.prepare(tx, rules, now);
            return true;
        });
    }

    /** The robots handle the boards that wait for them: {@code board 101} for each board they looked at. */
    public MailResult robotsThink(RobotRules rules) {
        return robotsThink(rules, OutsidePrograms.NONE);
    }

    /** The robots and outside programs handle the boards that wait for them. */
    public MailResult robotsThink(RobotRules rules, OutsidePrograms programs) {
        long before = newest();
        RobotPlay play = new RobotPlay(store, rules, programs, Clock.fixed(now, ZoneOffset.UTC));
        List<String> done = new ArrayList<>();
        for (Optional<RobotPlay.Done> next = play.next("test", () -> false);
                next.isPresent();
                next = play.next("test", () -> false)) {
            done.add("board " + next.get().board()
                    + next.get().fault().map(fault -> " failed: " + fault).orElse(""));
        }
        return new MailResult(done, notices(before));
    }

    public Instant now() {
        return now;
    }

    public void later(Duration time) {
        now = now.plus(time);
    }

    public void at(Instant instant) {
        now = instant;
    }

    /** The server looks at its clock, as it does every minute; returns its actions and its notices. */
    public MailResult ticks() {
        long before = newest();
        Scheduler.Round round = scheduler().round(now);
        return new MailResult(
                List.of(round.lapses() + " lapses, " + round.vacations() + " vacations, " + round.reminders()
                        + " reminders, " + round.digests() + " digests, "
                        + round.failures().size() + " failed"),
                notices(before));
    }

    /** The server notes that it is up; after an outage the deadlines move. Returns the time that does not count. */
    public Optional<Span> comesUp() {
        List<String> failures = new ArrayList<>();
        Optional<Span> silence = comesUp(failures);
        if (!failures.isEmpty()) {
            throw new AssertionError(failures);
        }
        return silence;
    }

    /** @param failures gets the boards that cannot be read */
    public Optional<Span> comesUp(List<String> failures) {
        Optional<Span> silence = scheduler().beat(now);
        while (scheduler().catchUp(failures::add)) {
            scheduler().stir(now);
        }
        return silence;
    }

    public Scheduler scheduler() {
        return new Scheduler(store, CLOCK, new TournamentAdvance(GAMES, Club::seed), Closing::end);
    }

    public BoardClock clock(int board) {
        return store.read(tx -> tx.clocks().of(record(board)));
    }

    /** The time since which the first player on turn is on turn. */
    public Instant turnSince(int board) {
        return clock(board).onTurn().get(0).turn().orElseThrow().began();
    }

    public List<Vacation> vacations(String user) {
        return store.read(tx -> tx.vacations().of(player(user)));
    }

    /** Changes the preferences of the player. */
    public void prefers(String user, UnaryOperator<Preferences> change) {
        store.change(tx -> {
            Preferences before = tx.preferences().of(player(user));
            tx.preferences().set(player(user), change.apply(before));
            return true;
        });
    }

    /** Sets the time zone of the player. */
    public void lives(String user, String zone) {
        prefers(user, p -> p.with(Preference.ZONE, ZoneId.of(zone)));
    }

    /** Sets whether the player gets a daily digest. */
    public void wants(String user, Preferences.Digest digest) {
        prefers(user, p -> p.with(Preference.DIGEST, digest));
    }

    public Player join(String user) {
        return store.change(tx -> tx.players().enrol(user, address(user), now));
    }

    public Player player(String user) {
        return store.read(tx -> tx.players().called(user)).orElseThrow();
    }

    public List<String> addresses(String user) {
        return store.read(tx -> tx.players().addresses(player(user)));
    }

    public GameRecord record(int board) {
        return store.read(tx -> tx.boards().record(board)).orElseThrow();
    }

    public Challenge challenge(int number) {
        return store.read(tx -> tx.challenges().numbered(number)).orElseThrow();
    }

    /** Marks the player as gone for good, without all that closing an account does. */
    public void leave(String user) {
        long id = player(user).id();
        store.change(tx -> Tables.of(tx).execute("UPDATE player SET state = 'GONE' WHERE id = ?", id));
    }

    /** Runs the work on the repositories in a transaction that writes. */
    public <T> T changing(Function<Repositories, T> work) {
        return store.change(tx -> work.apply(tx));
    }

    /** The moves of a board, in order. */
    public List<String> moves(int board) {
        return record(board).plies().stream().map(ply -> ply.notation()).toList();
    }

    /** A new mail without proof, with this Subject and no text. */
    public MailResult mail(String from, String subject) {
        return mail(from, subject, "");
    }

    /** @param from a userid, or an address */
    public MailResult mail(String from, String subject, String body) {
        String address = address(from);
        Optional<Player> player = store.read(tx -> tx.players().at(address));
        return handle(new Speaker(address, player, Proof.NONE), ReplyTarget.NONE, subject, body);
    }

    /** A mail whose token proves the player but does not belong to a board or a question. */
    public MailResult says(String user, String body) {
        return proven(user, ReplyTarget.NONE, body);
    }

    /** A mail with a Subject of its own whose token proves the player. */
    public MailResult says(String user, String subject, String body) {
        return handle(
                new Speaker(address(user), Optional.of(player(user)), Proof.TOKEN), ReplyTarget.NONE, subject, body);
    }

    /** A reply to a board mail that showed the revision. */
    public MailResult replies(String user, int board, int revision, String body) {
        return proven(user, new ReplyTarget.OfBoard(board, revision), body);
    }

    /** A reply without text, but with this Subject. */
    public MailResult repliesInSubject(String user, int board, int revision, String subject) {
        Player player = player(user);
        return handle(
                new Speaker(address(user), Optional.of(player), Proof.TOKEN),
                new ReplyTarget.OfBoard(board, revision),
                subject,
                "");
    }

    /** A mail to the unsubscribe address in a mail to the player. */
    public MailResult leaves(String user, ReplyTarget left, String body) {
        return proven(user, left, body);
    }

    /** The player on turn replies to the newest mail of that board. */
    public MailResult plays(int board, String body) {
        GameRecord record = record(board);
        String user = record.board().player(record.position().toMove().get(0)).user();
        return replies(user, board, record.revision(), body);
    }

    /** A reply to a mail of ours by its recipient, with the token of that mail. */
    public MailResult reply(PostedNotice to, String body) {
        ReplyTarget target = to.notice() instanceof Notice.ConfirmRequest request
                ? new ReplyTarget.OfConfirmation(request.hold())
                : to.notice() instanceof HouseNotice.Invited invited
                        ? new ReplyTarget.OfInvitation(invited.invitation())
                        : to.notice() instanceof HouseNotice.PlaceKept kept
                                ? new ReplyTarget.OfInvitation(kept.place())
                                : about(to);
        return to.to().address().isPresent()
                ? replyFrom(to.to().address().get(), target, body)
                : proven(name(to.to()), target, body);
    }

    /** A mail from any address with the token of a mail of ours. */
    public MailResult answers(String address, ReplyTarget target, String body) {
        return replyFrom(address, target, body);
    }

    private MailResult replyFrom(String address, ReplyTarget target, String body) {
        Optional<Player> player = store.read(tx -> tx.players().at(address));
        return handle(new Speaker(address, player, player.isPresent() ? Proof.TOKEN : Proof.NONE), target, "", body);
    }

    /** What the answer to a mail asks the player to confirm. */
    public PendingConfirmation question(String user, MailResult handled) {
        long id = handled.to(user).stream()
                .filter(notice -> notice.startsWith("confirm "))
                .map(notice -> Long.parseLong(notice.split(" ")[1]))
                .findFirst()
                .orElseThrow();
        return changing(
                repositories -> repositories.confirmations().numbered(id).orElseThrow());
    }

    /** A reply to a mail of ours without its token: only the Message-ID says which mail it answers. */
    public MailResult replyWithoutToken(String from, PostedNotice to, String body) {
        String address = address(from);
        Optional<Player> player = store.read(tx -> tx.players().at(address));
        return handle(new Speaker(address, player, Proof.NONE), about(to), "", body);
    }

    /** The player closes their account. */
    public MailResult closes(String user) {
        says(user, "signoff");
        return reply(last(address(user)), user);
    }

    /** The player closes their account and does not come back. */
    public MailResult departs(String user) {
        closes(user);
        later(Closing.DAYS);
        return ticks();
    }

    /** The newest notice to a player or an address. */
    public PostedNotice last(String whom) {
        List<PostedNotice> posted = posted(0);
        for (int i = posted.size() - 1; i >= 0; i--) {
            if (name(posted.get(i).to()).equals(whom)) {
                return posted.get(i);
            }
        }
        throw new AssertionError("nothing was posted to " + whom);
    }

    /** The newest notice to a player or an address, in words. */
    public String said(String whom) {
        return new NoticeWords(words).of(last(whom).notice());
    }

    /** Starts a board without a challenge; returns its number. */
    public int board(String game, String... users) {
        Act<GameRecord> act = store.change(tx ->
                administration.start(tx, GAMES.named(game).orElseThrow(), List.of(users), Map.of(), Map.of(), now));
        return act.now().board().number();
    }

    /** Starts a board on these terms, as typed but without the dashes; returns its number. */
    public int board(String game, Map<String, String> terms, String... users) {
        Act<GameRecord> act = store.change(
                tx -> administration.start(tx, GAMES.named(game).orElseThrow(), List.of(users), Map.of(), terms, now));
        return act.now().board().number();
    }

    /** Lets the admin act: {@code refused: ...}, or {@code done: } and the result of the board. */
    public MailResult admin(AdminWork work) {
        long before = newest();
        Act<GameRecord> act = store.change(tx -> work.act(administration, tx, now));
        String what = act.match(
                now -> "done: " + now.result().map(words::say).orElse(""),
                refusal -> "refused: " + words.say(refusal.phrase()));
        return new MailResult(List.of(what.strip()), notices(before));
    }

    /** An action of an admin. */
    public interface AdminWork {
        Act<GameRecord> act(BoardAdministration administration, Repositories repositories, Instant now);
    }

    private MailResult proven(String user, ReplyTarget target, String body) {
        Player player = player(user);
        return handle(new Speaker(address(user), Optional.of(player), Proof.TOKEN), target, "", body);
    }

    private MailResult handle(Speaker speaker, ReplyTarget target, String subject, String body) {
        long before = newest();
        Instructions said = Instructions.of(subject, body, target != ReplyTarget.NONE, referee.parser());
        List<CommandResult> results =
                store.change(tx -> referee.handle(tx, new Request(OptionalLong.empty(), now, speaker, target, said)));
        return new MailResult(
                results.stream()
                        .map(result ->
                                result.status().name().toLowerCase(Locale.ROOT) + ": " + words.say(result.what()))
                        .toList(),
                notices(before));
    }

    private ReplyTarget about(PostedNotice notice) {
        return store.read(tx -> tx.notices().about(notice.token())).orElseThrow();
    }

    private long newest() {
        return store.read(tx -> Tables.of(tx)
                .createQuery("SELECT coalesce(max(id), 0) FROM outbox")
                .mapTo(Long.class)
                .one());
    }

    private List<PostedNotice> posted(long after) {
        return store.read(tx -> Tables.of(tx)
                .createQuery("SELECT * FROM outbox WHERE id > :after ORDER BY id")
                .bind("after", after)
                .map(Tables.NOTICE)
                .list());
    }

    private List<String> notices(long after) {
        NoticeWords inWords = new NoticeWords(words);
        return posted(after).stream()
                .map(posted -> name(posted.to()) + ": " + inWords.of(posted.notice()))
                .toList();
    }

    private String name(Recipient to) {
        if (to.player().isEmpty()) {
            return to.address().orElse("admin");
        }
        return store.read(tx -> tx.players().withId(to.player().get()))
                .orElseThrow()
                .user();
    }

    /** The address of a player; an address stays as it is. */
    public static String address(String from) {
        return from.contains("@") ? from : from.toLowerCase(Locale.ROOT) + "@example.net";
    }

    @Override
    public void close() {
        store.close();
    }
}
