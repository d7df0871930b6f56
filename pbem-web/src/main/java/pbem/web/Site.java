package pbem.web;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.util.JavalinBindException;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import pbem.clock.WorkBudget;
import pbem.game.Games;
import pbem.help.ClubTexts;
import pbem.help.HelpPages;
import pbem.query.Queries;
import pbem.web.answer.AnswerCache;
import pbem.web.answer.Edition;
import pbem.web.api.ApiRoutes;
import pbem.web.board.BoardChanges;
import pbem.web.page.Assets;
import pbem.web.page.ClientAddress;
import pbem.web.page.ConnectionsOfOne;
import pbem.web.page.EditionRoutes;
import pbem.web.page.Layout;
import pbem.web.page.Link;
import pbem.web.page.Parameters;
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
import pbem.web.play.Scripts;
import pbem.web.text.SiteTexts;

/**
 * The web site. It shows the results of the queries to everybody. Links in mails let players end a subscription and
 * reply to a board mail; guests can play and sign up. It listens from {@link #start} until {@link #close}.
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
     * Starts to listen. While the database is down, the site asks readers to come back later.
     *
     * @param queries what the pages show
     * @param acts what visitors can do on the site
     * @param more pages that other modules add
     * @param away whether a fault means that the database is down; asked each time that a page cannot be shown, and
     *     must return at once
     * @throws CannotListen if the port is taken
     */
    public static Site start(
            SiteConfig config,
            Queries queries,
            SiteActs acts,
            Games games,
            Clock clock,
            List<SiteExtension> more,
            Predicate<Exception> away) {
        HelpPages help = new HelpPages(games, config.club());
        return start(
                config,
                queries,
                acts,
                games,
                clock,
                more,
                away,
                help,
                language -> SiteTexts.in(language, games).with(config.club().phrases(language)));
    }

    /** @param texts the texts of each language */
    static Site start(
            SiteConfig config,
            Queries queries,
            SiteActs acts,
            Games games,
            Clock clock,
            List<SiteExtension> more,
            Predicate<Exception> away,
            HelpPages help,
            Function<Locale, SiteTexts> texts) {
        CannotListen.unlessFree(config.host(), config.port());
        SiteHeader header = new SiteHeader(
                config.title(),
                config.mailAddress(),
                config.baseUrl(),
                config.club().named(ClubTexts.IMPRINT).isPresent());
        Stylesheet stylesheet = Stylesheet.load();
        RequestLimit limit = new RequestLimit(clock, WorkBudget.PROCESSOR_TIME);
        AnswerCache answers = new AnswerCache(queries.generation(), clock, limit::charged);
        Scripts scripts = Scripts.load();
        BoardChanges changes = new BoardChanges(queries.boards(), queries.generation());
        List<Link> extensions = more.stream()
                .map(SiteExtension::navigation)
                .flatMap(Optional::stream)
                .toList();
        SitePages pages = new SitePages(
                config,
                queries,
                acts,
                games,
                clock,
                header,
                stylesheet,
                limit,
                answers,
                help,
                scripts,
                extensions,
                texts);
        Layout plain = pages.layout(Edition.PLAIN);
        Javalin server = Javalin.create(javalin -> {
            configure(javalin, config);
            javalin.jetty.modifyServer(new UnreadableRequests(pages::layout)::addTo);
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
            new ProblemPages(pages::layout, away).add(javalin.routes);
            Routes routes = new Routes(javalin.routes);
            Assets.add(routes, stylesheet, header);
            scripts.add(routes);
            new SiteMap(header, queries, games, help, answers).add(routes);
            changes.add(javalin.routes);
            ApiRoutes api = new ApiRoutes(header, queries, games, help, plain.texts(), answers, limit);
            api.addFiles(routes);
            api.add(javalin.routes, routes);
            new EditionRoutes(pages::addFeeds).addNamed(javalin.routes);
            new EditionRoutes((edition, its) -> pages.addPages(api, edition, its)).addAsked(javalin.routes);
            more.forEach(extension -> extension.add(javalin.routes, plain));
            Parameters.addCheck(javalin.routes);
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
        javalin.http.compressionStrategy = CompressionStrategy.NONE; // each answer compresses its body once itself
        javalin.router.ignoreTrailingSlashes = true;
    }

    /** The port on which the site listens, also if the configuration left the choice open. */
    public int port() {
        return server.port();
    }

    /** The cache of answers that the site keeps. */
    public AnswerCache answers() {
        return answers;
    }

    /** Finishes the requests under way and stops listening. */
    @Override
    public void close() {
        changes.close();
        server.stop();
    }
}
