package pbem.mail.writing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import pbem.clock.ClockRules;
import pbem.command.Instructions;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.games.Catalogue;
import pbem.handler.Referee;
import pbem.handler.account.Closing;
import pbem.handler.invitation.InvitationRules;
import pbem.help.ClubTexts;
import pbem.notice.ReplyTarget;
import pbem.play.BoardAdministration;
import pbem.play.SeatHandover;
import pbem.play.tournament.TournamentAdvance;
import pbem.player.Membership;
import pbem.player.Player;
import pbem.player.Preference;
import pbem.player.Preferences;
import pbem.player.Proof;
import pbem.player.Speaker;
import pbem.record.GameRecord;
import pbem.repository.PostedNotice;
import pbem.repository.Repositories;
import pbem.request.AddressRules;
import pbem.request.Request;
import pbem.request.RequestLimits;
import pbem.request.SignupRules;
import pbem.schedule.Scheduler;
import pbem.store.Store;
import pbem.store.Tables;
import pbem.testkit.TestDatabase;
import pbem.token.TokenKeys;
import pbem.token.Tokens;

/** A small server with a real database that writes mails from its outbox, the same in every run. */
final class Club implements AutoCloseable {

    static final Instant START = Instant.parse("2025-05-05T14:02:00Z");
    static final MailIdentity IDENTITY = new MailIdentity(
            "PBeM",
            "pbem@example.org",
            "example.org",
            Optional.of(URI.create("https://pbem.example.org/")),
            Optional.of("admin@example.net"),
            false);
    static final Tokens TOKENS = new Tokens(new TokenKeys(Map.of(1, new byte[16]), Set.of(), Set.of()));

    /** A single game, so that a new game in the catalogue changes no mail here. */
    private static final Games CHOLONE =
            new Games(List.of(Catalogue.games().named("cholone").orElseThrow()));

    private final Store store;
    private final Games games;
    private final MailComposer composer;
    private final PseudoMails pseudo;
    private boolean inPseudo;
    private Referee referee;
    private final MailWriter writer = new MailWriter(TOKENS, new ReturnAddresses(IDENTITY, TOKENS, false));
    private Instant now = START;
    private int seen;

    Club(Path directory) {
        this(directory, CHOLONE);
    }

    Club(Path directory, Games games) {
        this.games = games;
        composer = new MailComposer(IDENTITY, games, ClubTexts.NONE);
        pseudo = new PseudoMails(games);
        referee = new Referee(
                games,
                Club::seed,
                RequestLimits.STANDARD,
                ClockRules.STANDARD,
                InvitationRules.STANDARD,
                AddressRules.STANDARD,
                SignupRules.STANDARD);
        store = Store.open(TestDatabase.empty(directory.resolve("pbem.db")), games);
    }

    /** A club of its own in a folder below, in which alice and bob may play all games. */
    static Club ofAllGames(Path directory) throws IOException {
        Club club = new Club(Files.createDirectory(directory.resolve("all-games")), Catalogue.games());
        List.of("alice", "bob").forEach(club::join);
        return club;
    }

    private static Seed seed() {
        return Seed.of(new byte[Seed.BYTES]);
    }

    Player join(String user) {
        pseudo.hears(user);
        return store.change(tx -> tx.players().enrol(user, user + "@example.net", now));
    }

    /** Gives the player an office. */
    void appoint(String user, Membership.Office office) {
        store.change(tx -> {
            tx.players().appoint(tx.players().called(user).orElseThrow(), office);
            return true;
        });
    }

    /** Sets the limits of the admin. */
    void under(RequestLimits limits) {
        referee = new Referee(
                games,
                Club::seed,
                limits,
                ClockRules.STANDARD,
                InvitationRules.STANDARD,
                AddressRules.STANDARD,
                SignupRules.STANDARD);
    }

    Store store() {
        return store;
    }

    void later(Duration time) {
        now = now.plus(time);
    }

    /** The server looks at its clock. */
    void ticks() {
        assertThat(new Scheduler(store, ClockRules.STANDARD, new TournamentAdvance(games, Club::seed), Closing::end)
                        .round(now)
                        .failures())
                .isEmpty();
    }

    /** Sets the time zone of the player, and whether they want a digest. */
    void lives(String user, String zone, Preferences.Digest digest) {
        store.change(tx -> {
            Player player = tx.players().called(user).orElseThrow();
            Preferences standard = Preferences.STANDARD;
            tx.preferences()
                    .set(player, standard.with(Preference.ZONE, ZoneId.of(zone)).with(Preference.DIGEST, digest));
            return true;
        });
    }

    /** Sets the language of the player. */
    void reads(String user, Locale language) {
        store.change(tx -> {
            Player player = tx.players().called(user).orElseThrow();
            tx.preferences().set(player, Preferences.STANDARD.with(Preference.LANGUAGE, language));
            return true;
        });
    }

    /** Starts a board; its first mails are already read. */
    void board(String... users) {
        board(Map.of(), users);
    }

    /** Starts a board of this game; its first mails are already read. */
    void boardOf(String game, String... users) {
        start(games.named(game).orElseThrow(), Map.of(), users);
        mails();
    }

    /** Starts a board on these terms; its first mails are already read. */
    void board(Map<String, String> terms, String... users) {
        start(games.all().get(0), terms, users);
        mails();
    }

    /** Starts a board of this game; its first mails are still to be read. */
    void start(Game game, Map<String, String> terms, String... users) {
        start(game, Map.of(), terms, users);
    }

    /** Starts a board with options of the game; its first mails are still to be read. */
    void start(Game game, Map<String, String> options, Map<String, String> terms, String... users) {
        Act<GameRecord> act = store.change(
                tx -> new BoardAdministration(Club::seed).start(tx, game, List.of(users), options, terms, now));
        assertThat(act).isInstanceOf(Act.Done.class);
    }

    /** Plays this number of moves on board 101, always the first legal one. */
    void playOn(int moves) {
        for (int i = 0; i < moves; i++) {
            GameRecord record = store.read(tx -> tx.boards().record(101)).orElseThrow();
            String user = record.board().player(record.toMove().get(0)).user();
            String move = record.position().moves().get(0).notation();
            says(user, new ReplyTarget.OfBoard(101, record.revision()), move, "");
        }
    }

    /** Gives the seat to another player. */
    void handOver(int board, Seat seat, String successor, String why) {
        store.change(tx -> {
            GameRecord record = tx.boards().record(board).orElseThrow();
            Player player = tx.players().called(successor).orElseThrow();
            return new SeatHandover(tx, record, seat, player).enter("root", why, OptionalLong.empty(), now);
        });
    }

    void arbiter(ArbiterWork work) {
        Act<GameRecord> act = store.change(tx -> work.act(new BoardAdministration(Club::seed), tx, now));
        assertThat(act).isInstanceOf(Act.Done.class);
    }

    interface ArbiterWork {
        Act<GameRecord> act(BoardAdministration administration, Repositories repositories, Instant now);
    }

    /** From now on a mail may contain no text that is not from a book of phrases. */
    void readInPseudo() {
        inPseudo = true;
    }

    /** Allows these words of a player in mails. */
    Club knows(String words) {
        pseudo.hears(words);
        return this;
    }

    /** A player writes, proven by their token; the first line is the command, the rest is the comment. */
    Club says(String user, ReplyTarget target, String line, String comment) {
        return hear(proven(user), target, List.of(line), comment);
    }

    /** A player writes several commands. */
    Club says(String user, ReplyTarget target, List<String> lines) {
        return says(user, target, lines, "");
    }

    /** A player writes several commands with a comment below them. */
    Club says(String user, ReplyTarget target, List<String> lines, String comment) {
        return hear(proven(user), target, lines, comment);
    }

    /** A mail without proof. */
    Club writes(String address, ReplyTarget target, String... lines) {
        Optional<Player> player = store.read(tx -> tx.players().at(address));
        return hear(new Speaker(address, player, Proof.NONE), target, List.of(lines), "");
    }

    private Speaker proven(String user) {
        Player player = store.read(tx -> tx.players().called(user)).orElseThrow();
        return new Speaker(user + "@example.net", Optional.of(player), Proof.TOKEN);
    }

    private Club hear(Speaker speaker, ReplyTarget target, List<String> lines, String comment) {
        lines.forEach(pseudo::hears);
        pseudo.hears(speaker.address());
        pseudo.hears(comment);
        store.change(tx -> {
            long mail = Tables.next(tx, "inbox");
            Tables.of(tx)
                    .createUpdate(
                            "INSERT INTO inbox (id, received_at, fingerprint, recipient, recipient_hash, message_id, sender,"
                                    + " subject, envelope, state, outcome, reason, next_attempt_at) VALUES (:id, :at, :id, '', 0,"
                                    + " :message, :sender, '', '', 'DONE', 'done', :line, 0)")
                    .bind("id", mail)
                    .bind("at", now.toEpochMilli())
                    .bind("line", lines.get(0))
                    .bind("message", "mail-" + mail + "@example.net")
                    .bind("sender", speaker.address())
                    .execute();
            return referee.handle(
                    tx, new Request(OptionalLong.of(mail), now, speaker, target, new Instructions(lines, comment)));
        });
        return this;
    }

    /** The mails posted since the last call, in order. */
    List<Mail> mails() {
        List<PostedNotice> all = posted();
        List<PostedNotice> fresh = all.subList(seen, all.size());
        seen = all.size();
        return written(fresh);
    }

    /** Makes the game of the board one that this server does not have. */
    void withoutGame(int board) {
        store.change(tx -> Tables.of(tx).execute("UPDATE board SET game = 'ludo' WHERE number = ?", board));
    }

    /** Skips the mails posted since the last call. */
    void forget() {
        seen = posted().size();
    }

    /** All mails ever posted, written at this moment. */
    List<Mail> allMails() {
        return written(posted());
    }

    private List<PostedNotice> posted() {
        store.change(tx -> Tables.of(tx).execute("UPDATE outbox SET token = 'token' || id"));
        return store.read(tx -> Tables.of(tx)
                .createQuery("SELECT * FROM outbox ORDER BY id")
                .map(Tables.NOTICE)
                .list());
    }

    private List<Mail> written(List<PostedNotice> notices) {
        return notices.stream()
                .map(this::draft)
                .flatMap(Optional::stream)
                .map(this::mail)
                .toList();
    }

    /** The notice as if it had been posted then. */
    static PostedNotice at(PostedNotice posted, Instant then) {
        return new PostedNotice(posted.id(), posted.token(), posted.to(), posted.notice(), posted.cause(), then);
    }

    Optional<MailDraft> draft(PostedNotice posted) {
        return store.read(tx -> composer.compose(tx, at(posted, now)));
    }

    Mail mail(MailDraft draft) {
        return new Mail(writer.write(draft));
    }

    /** The one mail to that user among {@link #mails()}. */
    Mail mailTo(String user) {
        List<PostedNotice> all = posted();
        if (inPseudo) {
            all.subList(seen, all.size()).forEach(notice -> store.read(tx -> pseudo.check(tx, notice, now)));
        }
        List<Mail> theirs = mails().stream()
                .filter(mail -> mail.outgoing().recipients().contains(user + "@example.net"))
                .toList();
        assertThat(theirs).hasSize(1);
        return theirs.get(0);
    }

    @Override
    public void close() {
        store.close();
    }
}
