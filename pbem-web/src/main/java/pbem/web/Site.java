package pbem.web;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.util.JavalinBindException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import pbem.clock.WorkBudget;
import pbem.game.Games;
import pbem.handler.play.GuestTable;
import pbem.help.ClubTexts;
import pbem.help.HelpPages;
import pbem.help.HelpText;
import pbem.query.Queries;
import pbem.web.answer.AnswerCache;
import pbem.web.api.ApiRoutes;
import pbem.web.board.AnalysisPages;
import pbem.web.board.BoardChanges;
import pbem.web.board.BoardListPage;
import pbem.web.board.BoardPages;
import pbem.web.board.PictureRoutes;
import pbem.web.feed.FeedRoutes;
import pbem.web.game.ExamplePages;
import pbem.web.game.Examples;
import pbem.web.game.GamePages;
import pbem.web.game.HelpTopicPages;
import pbem.web.game.StandingsPages;
import pbem.web.hall.HallPage;
import pbem.web.home.HomePage;
import pbem.web.news.NewsPage;
import pbem.web.page.Assets;
import pbem.web.page.ClientAddress;
import pbem.web.page.ConnectionsOfOne;
import pbem.web.page.Layout;
import pbem.web.page.Link;
import pbem.web.page.ProblemPages;
import pbem.web.page.RequestLimit;
import pbem.web.page.Routes;
import pbem.web.page.SecurityHeaders;
import pbem.web.page.SiteHeader;
import pbem.web.page.SiteMap;
import pbem.web.page.SitePath;
import pbem.web.page.SlowSenders;
import pbem.web.page.Stylesheet;
import pbem.web.page.UnreadableRequests;
import pbem.web.play.GuestOffer;
import pbem.web.play.GuestPages;
import pbem.web.play.PlayPages;
import pbem.web.play.Scripts;
import pbem.web.player.PlayerFiles;
import pbem.web.player.PlayerPages;
import pbem.web.search.SearchPage;
import pbem.web.signup.SignupPage;
import pbem.web.status.StatusPage;
import pbem.web.text.SiteTexts;
import pbem.web.tournament.TournamentPages;
import pbem.web.unsubscribe.UnsubscribePages;

/**
 * The site: shows what the queries tell, to anybody. What can be done here is done by the links of mails, to end a
 * subscription and to reply to a board mail, and by guests, who play and sign up. Listens from {@link #start} until {@link #close}.
 */
public final class Site implements AutoCloseable {

    private final Javalin server;
    private final BoardChanges changes;
    private final AnswerCache answers;

    private Site(Javalin server, BoardChanges changes, AnswerCache answers) {
        this.server = server;
        this.changes = changes;
        this.answers = answers;
    }

    /**
     * Starts to listen.
     *
     * @param queries what the pages show
     * @param acts what can be done by the links of mails
     * @param more pages that other modules add
     * @throws CannotListen if the port is taken
     */
    public static Site start(
            SiteConfig config, Queries queries, SiteActs acts, Games games, Clock clock, List<SiteExtension> more) {
        return start(config, queries, acts, games, clock, more, fault -> false);
    }

    /**
     * Starts to listen, and asks readers to come again while the database is away.
     *
     * @param away whether a fault means that; asked each time that a page cannot be shown, and must return at once
     */
    public static Site start(
            SiteConfig config,
            Queries queries,
            SiteActs acts,
            Games games,
            Clock clock,
            List<SiteExtension> more,
            Predicate<Exception> away) {
        CannotListen.unlessFree(config.host(), config.port());
        SiteTexts texts = SiteTexts.in(Locale.ENGLISH, games);
        SiteHeader header = new SiteHeader(
                config.title(),
                config.mailAddress(),
                config.baseUrl(),
                config.club().named(ClubTexts.IMPRINT).isPresent());
        Stylesheet stylesheet = Stylesheet.load();
        Layout layout = new Layout(header, stylesheet, navigation(texts, more));
        RequestLimit limit = new RequestLimit(clock, WorkBudget.PROCESSOR_TIME);
        AnswerCache answers = new AnswerCache(queries.generation(), clock, limit);
        HelpPages help = new HelpPages(games, config.club());
        Examples examples = new Examples();
        Scripts scripts = Scripts.load();
        BoardChanges changes = new BoardChanges(queries.boards(), queries.generation());
        GuestOffer guests = new GuestOffer(
                acts.guests().map(GuestTable::robot),
                scripts.path("guest.js"),
                acts.signups().isOpen());
        Javalin server = Javalin.create(javalin -> {
            configure(javalin, config);
            javalin.jetty.modifyServer(new UnreadableRequests(layout, texts)::addTo);
            javalin.jetty.modifyServer(SlowSenders::keepFrom);
            ClientAddress clients = new ClientAddress(config.proxies());
            javalin.jetty.modifyServer(jetty -> ConnectionsOfOne.bound(jetty, clients));
            javalin.contextResolver.ip = clients::of;
            javalin.contextResolver.scheme = clients::scheme;
            SitePath path = header.path();
            javalin.jetty.modifyHttpConfiguration(
                    http -> http.addCustomizer((request, headers) -> path.inside(request)));
            path.add(javalin.routes);
            SecurityHeaders.add(javalin.routes);
            new ProblemPages(layout, texts, away).add(javalin.routes);
            Routes routes = new Routes(javalin.routes);
            Assets.add(routes, stylesheet, header);
            new SiteMap(header, queries, games, help, answers).add(routes);
            new FeedRoutes(header, queries, games, texts, answers).add(routes);
            new SearchPage(layout, queries, games, help, texts, answers, limit).add(routes);
            new HomePage(
                            layout,
                            queries.overview(),
                            queries.announcements(),
                            games,
                            texts,
                            config.club().named(ClubTexts.FRONT).map(HelpText::html),
                            guests,
                            answers)
                    .add(routes);
            new NewsPage(layout, queries.announcements(), texts, answers).add(routes);
            ApiRoutes api = new ApiRoutes(layout, queries, games, help, texts, answers, limit);
            api.addFiles(routes);
            new PictureRoutes(queries.boards(), texts, answers).add(routes);
            new BoardListPage(layout, queries.boards(), games, texts, answers).add(routes);
            new BoardPages(layout, queries.boards(), texts, answers, acts.desk(), scripts, limit, clock).add(routes);
            new AnalysisPages(layout, queries.analyses(), texts, answers).add(routes);
            new PlayerFiles(queries.players(), answers).add(routes);
            new PlayerPages(layout, queries.players(), queries.ratings(), queries.tournaments(), texts, answers)
                    .add(routes);
            new TournamentPages(layout, queries.tournaments(), games, texts, answers).add(routes);
            new StatusPage(layout, queries.overview(), texts, answers, clock.instant()).add(routes);
            new HallPage(layout, queries.ratings(), queries.tournaments(), texts, answers).add(routes);
            new StandingsPages(layout, queries.ratings(), games, texts, answers).add(routes);
            new GamePages(layout, queries.games(), queries.ratings(), games, help, examples, guests, texts, answers)
                    .add(routes);
            new ExamplePages(layout, games, examples, texts, answers).add(routes);
            new HelpTopicPages(layout, help, games, texts, answers).add(routes);
            new UnsubscribePages(layout, acts.subscriptions(), texts, clock).add(javalin.routes);
            scripts.add(routes);
            changes.add(javalin.routes);
            new PlayPages(layout, acts.desk(), acts.replies(), scripts, texts, limit, clock).add(javalin.routes);
            acts.guests().ifPresent(table -> new GuestPages(table, games, texts, limit, clock).add(javalin.routes));
            new SignupPage(layout, acts.signups(), texts, limit, clock).add(javalin.routes);
            api.add(javalin.routes, routes);
            more.forEach(extension -> extension.add(javalin.routes, layout));
        });
        try {
            return new Site(server.start(), changes, answers);
        } catch (JavalinBindException e) {
            changes.close();
            server.stop();
            throw new CannotListen(config.host(), config.port(), e);
        }
    }

    private static void configure(JavalinConfig javalin, SiteConfig config) {
        javalin.jetty.host = config.host();
        javalin.jetty.port = config.port();
        javalin.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
        javalin.startup.showJavalinBanner = false;
        javalin.startup.showOldJavalinVersionWarning = false;
        javalin.http.prefer405over404 = true;
        javalin.http.compressionStrategy = CompressionStrategy.NONE; // answers compress themselves, once
        javalin.router.ignoreTrailingSlashes = true;
    }

    private static List<Link> navigation(SiteTexts texts, List<SiteExtension> more) {
        List<Link> links = new ArrayList<>(List.of(
                new Link("/boards", texts.say("site.boards")),
                new Link("/players", texts.say("site.players")),
                new Link("/hall", texts.say("site.hall")),
                new Link("/games", texts.say("site.games")),
                new Link("/help", texts.say("site.help"))));
        more.stream().map(SiteExtension::navigation).flatMap(Optional::stream).forEach(links::add);
        return links;
    }

    /** Where it listens, also if any free port was asked for. */
    public int port() {
        return server.port();
    }

    /** The answers that it keeps. */
    public AnswerCache answers() {
        return answers;
    }

    /** Answers what was asked and listens no more. */
    @Override
    public void close() {
        changes.close();
        server.stop();
    }
}
