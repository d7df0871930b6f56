package pbem.web;

import com.interaso.webpush.VapidKeys;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import pbem.clock.ClockRules;
import pbem.command.Instructions;
import pbem.engine.Level;
import pbem.game.Act;
import pbem.game.Example;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Move;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.games.Catalogue;
import pbem.handler.Referee;
import pbem.handler.account.SignupForm;
import pbem.handler.invitation.InvitationRules;
import pbem.handler.play.BoardsDesk;
import pbem.handler.play.GuestTable;
import pbem.handler.play.PlayDesk;
import pbem.handler.play.PushDesk;
import pbem.handler.talk.SubscriptionLinks;
import pbem.help.ClubTexts;
import pbem.notice.ReplyTarget;
import pbem.play.BoardAdministration;
import pbem.play.tournament.TournamentAdministration;
import pbem.play.tournament.TournamentAdvance;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.player.Speaker;
import pbem.query.Queries;
import pbem.record.GameRecord;
import pbem.repository.Transactions;
import pbem.repository.robot.Analyses;
import pbem.repository.robot.OutsideProgram;
import pbem.request.AddressRules;
import pbem.request.CommandResult;
import pbem.request.Request;
import pbem.request.RequestLimits;
import pbem.request.SignupRules;
import pbem.robot.AnalysisWork;
import pbem.robot.OutsidePrograms;
import pbem.robot.RobotNames;
import pbem.robot.RobotRoster;
import pbem.robot.RobotRules;
import pbem.store.Store;
import pbem.terms.TimeControl;
import pbem.testkit.TestDatabase;
import pbem.token.Token;
import pbem.token.TokenKeys;
import pbem.token.Tokens;
import pbem.tournament.TournamentKind;
import pbem.tournament.TournamentRules;
import pbem.web.push.PushOffer;

/** A server with a few players and games: a real database in a folder of its own, and a real site on a free port. */
final class Club implements AutoCloseable {

    static final Instant NOON = Instant.parse("2025-06-01T12:00:00Z");
    static final VapidKeys PUSH = VapidKeys.generate();

    static final Tokens TOKENS = new Tokens(new TokenKeys(Map.of(1, new byte[16]), Set.of(), Set.of()));
    static final Games GAMES = Catalogue.games();

    /** The outside programs in the admin's configuration. */
    static final Map<String, OutsideProgram> OUTSIDE =
            Map.of("stone", new OutsideProgram(Set.of("cholone", "chroma"), true, "skill=5 nodes=9"));

    private final Store store;
    private final Site site;
    private final Games games;
    private final HandClock clock;
    private final BoardAdministration administration;
    private final Referee referee;
    private final Random random = new Random(7);
    private Instant time = NOON;

    private Club(Store store, Site site, Games games, HandClock clock, Seed seed) {
        this.store = store;
        this.site = site;
        this.games = games;
        this.clock = clock;
        this.administration = new BoardAdministration(() -> seed);
        this.referee = new Referee(
                games,
                () -> seed,
                RequestLimits.STANDARD,
                ClockRules.STANDARD,
                InvitationRules.STANDARD,
                AddressRules.STANDARD,
                SignupRules.STANDARD);
    }

    /**
     * A club whose clock stands still, an hour after {@link #NOON}, until it is moved. Moves are played a minute apart,
     * from noon on.
     */
    static Club in(Path folder, SiteExtension... more) {
        return with(GAMES, Seed.of(new byte[Seed.BYTES]), folder, more);
    }

    /** A club whose site has this public address. */
    static Club at(String url, Path folder, SiteExtension... more) {
        return with(url, GAMES, Seed.of(new byte[Seed.BYTES]), folder, more);
    }

    /** A club with its own games, all of whose boards have this seed. */
    static Club with(Games games, Seed seed, Path folder, SiteExtension... more) {
        return with("https://club.example/", games, seed, folder, more);
    }

    private static Club with(String url, Games games, Seed seed, Path folder, SiteExtension... more) {
        Store store = Store.open(TestDatabase.empty(folder.resolve("pbem.db")), games);
        HandClock clock = new HandClock(NOON.plus(Duration.ofHours(1)));
        SiteConfig config = new SiteConfig(
                "127.0.0.1", 0, "The Thursday Club", "games@club.example", Optional.of(url), Set.of(), ClubTexts.NONE);
        return new Club(store, site(config, store, games, clock, more), games, clock, seed);
    }

    /** Starts a site on the store. */
    static Site site(SiteConfig config, Store store, Games games, Clock clock, SiteExtension... more) {
        return Site.start(
                config,
                Queries.of(store, games, OUTSIDE),
                acts(store, games),
                games,
                clock,
                List.of(more),
                fault -> false);
    }

    static SiteActs acts(Transactions transactions, Games games) {
        return new SiteActs(
                new SubscriptionLinks(transactions, TOKENS),
                new PlayDesk(transactions, TOKENS, () -> 0),
                new BoardsDesk(transactions, TOKENS, games),
                new Replies(transactions, games),
                Optional.of(new GuestTable(games, TOKENS, "robot1", transactions, () -> 0)),
                new SignupForm(
                        transactions, games, AddressRules.STANDARD, SignupRules.STANDARD, RequestLimits.STANDARD),
                Optional.of(PushOffer.of(new PushDesk(transactions, TOKENS), PUSH)));
    }

    /** The token of a mail that shows a player a board at its present revision. */
    String token(String user, int board) {
        return TOKENS.write(new Token(
                player(user).id(),
                new ReplyTarget.OfBoard(board, record(board).revision()),
                NOON.plus(Duration.ofDays(300))));
    }

    Store store() {
        return store;
    }

    int port() {
        return site.port();
    }

    Reader reader() {
        return new Reader(port());
    }

    void enrol(String... users) {
        for (String user : users) {
            store.change(t -> t.players().enrol(user, user + "@secret.example", NOON));
        }
    }

    /** @return the number of the board */
    int start(Map<String, String> options, Map<String, String> terms, String... users) {
        return start(games.all().get(0), options, terms, users);
    }

    /** Starts a board of the game with its standard options. */
    int startOf(String game, String... users) {
        return start(games.named(game).orElseThrow(), Map.of(), Map.of(), users);
    }

    /** Starts a board of the game with options. */
    int startOf(String game, Map<String, String> options, String... users) {
        return start(games.named(game).orElseThrow(), options, Map.of(), users);
    }

    private int start(Game game, Map<String, String> options, Map<String, String> terms, String... users) {
        Act<GameRecord> act = store.change(t -> administration.start(t, game, List.of(users), options, terms, NOON));
        return act.now().board().number();
    }

    int start(String... users) {
        return start(Map.of(), Map.of(), users);
    }

    /** A board on which the example of the game is played except for its last moves. */
    int startNearTheEnd(String name, int left, String... users) {
        Game game = games.named(name).orElseThrow();
        Example example = Example.of(game).orElseThrow();
        Setup setup = example.positions().get(0).setup();
        BoardAdministration sameChance = new BoardAdministration(setup::seed);
        int board = store.change(t -> sameChance.start(
                        t, game, List.of(users).subList(0, setup.seats()), setup.options(), Map.of(), NOON))
                .now()
                .board()
                .number();
        List<Move> moves = example.moves();
        moves.subList(0, moves.size() - left).forEach(move -> say(board, "move " + board + " " + move.notation(), ""));
        return board;
    }

    /** Plays this number of legal moves, some at random, the same in every run. */
    void play(int board, int moves) {
        for (int i = 0; i < moves; i++) {
            GameRecord record = record(board);
            List<? extends Move> legal = record.position().moves();
            say(
                    board,
                    "move " + board + " "
                            + legal.get(random.nextInt(legal.size())).notation(),
                    "");
        }
    }

    /** The player on turn writes the line, with the comment below it. */
    void say(int board, String line, String comment) {
        GameRecord record = record(board);
        Seat seat = record.toMove().get(0);
        hear(record.board().player(seat), line, comment);
    }

    void hear(Player player, String line, String comment) {
        time = time.plus(Duration.ofMinutes(1));
        Request request = new Request(
                OptionalLong.empty(),
                time,
                new Speaker("", Optional.of(player), Proof.ADMIN),
                ReplyTarget.NONE,
                new Instructions(List.of(line), comment));
        List<CommandResult> results = store.change(t -> referee.handle(t, request));
        if (results.stream().anyMatch(result -> result.status() != CommandResult.Status.DONE)) {
            throw new AssertionError(line + ": " + results);
        }
    }

    /** A round robin of Cholone without groups, or a Swiss; it starts once all these players have joined. */
    int tournament(TournamentKind kind, String name, String... users) {
        TournamentRules rules = new TournamentRules(
                name,
                "cholone",
                Map.of(),
                kind,
                users.length,
                0,
                2,
                false,
                true,
                Optional.empty(),
                TimeControl.STANDARD,
                0,
                14,
                Optional.empty(),
                false);
        int number = store.change(t -> new TournamentAdministration(games, () -> Seed.of(new byte[Seed.BYTES]))
                .create(t, rules, List.of(), NOON)
                .number());
        for (String user : users) {
            hear(player(user), "join " + number, "");
        }
        advance(number);
        return number;
    }

    /** Renews the allowance of requests for each address: all tests of a browser come from one address. */
    void aMinuteLater() {
        clock.advance(Duration.ofMinutes(1));
    }

    /** Advances the tournament as the clock would. */
    void advance(int tournament) {
        store.change(t ->
                new TournamentAdvance(games, () -> Seed.of(new byte[Seed.BYTES])).advance(t, tournament, time));
    }

    Player player(String user) {
        return store.read(t -> t.players().called(user)).orElseThrow();
    }

    /** Marks a player as a program. */
    void markBot(String user, boolean rated) {
        store.change(t -> {
            t.players().markBot(player(user), true, rated);
            return true;
        });
    }

    /** Adds the programs of the server, robot1 to robot4. */
    void enrolRobots() {
        store.change(t -> {
            RobotRoster.prepare(t, RobotRules.STANDARD, NOON);
            return true;
        });
    }

    /** Adds stone, an outside program that plays Cholone and Chroma. */
    void enrolProgramOfOthers() {
        store.change(t -> {
            RobotRoster.prepare(t, new RobotRules(true, false, 5, true, true, RobotNames.STANDARD, OUTSIDE), NOON);
            return true;
        });
    }

    /** Has a finished game analysed on the lowest level. */
    void analyse(int board) {
        Analyses.Key key = new Analyses.Key(board, record(board).revision(), new Level(1));
        Player asks = record(board).board().players().get(0);
        store.change(t -> {
            t.analyses().ask(key, asks, NOON);
            return true;
        });
        AnalysisWork work = new AnalysisWork(store, OutsidePrograms.NONE, Clock.fixed(NOON, ZoneOffset.UTC));
        Optional<AnalysisWork.Done> done = work.next("test", () -> false);
        while (done.isPresent()) {
            done.get().fault().ifPresent(fault -> {
                throw new AssertionError(fault);
            });
            done = work.next("test", () -> false);
        }
    }

    void adjudicate(int board, String winner) {
        store.change(t -> administration.adjudicate(t, board, List.of(winner), "root", "a quarrel", time));
    }

    void annul(int board, String why) {
        store.change(t -> administration.annul(t, board, "root", why, time));
    }

    boolean isThere(int board) {
        return store.read(t -> t.boards().record(board)).isPresent();
    }

    GameRecord record(int board) {
        return store.read(t -> t.boards().record(board)).orElseThrow();
    }

    @Override
    public void close() {
        site.close();
        store.close();
    }
}
