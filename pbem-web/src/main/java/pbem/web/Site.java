package pbem.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import pbem.game.Games;
import pbem.help.HelpPages;
import pbem.phrase.Phrasebook;
import pbem.play.ServerTexts;
import pbem.store.Store;
import pbem.token.Tokens;
import pbem.web.board.BoardCards;
import pbem.web.board.BoardListPage;
import pbem.web.board.BoardPages;
import pbem.web.board.PictureRoutes;
import pbem.web.game.ExamplePages;
import pbem.web.game.Examples;
import pbem.web.game.GamePages;
import pbem.web.game.HelpTopicPages;
import pbem.web.home.HomePage;
import pbem.web.page.Assets;
import pbem.web.page.Layout;
import pbem.web.page.Link;
import pbem.web.page.ProblemPages;
import pbem.web.page.Routes;
import pbem.web.page.SafetyHeaders;
import pbem.web.page.SiteHeader;
import pbem.web.page.Stylesheet;
import pbem.web.picture.Drawings;
import pbem.web.player.PlayerPages;
import pbem.web.unsubscribe.UnsubscribePages;

/**
 * The site: shows what the store holds, to anybody. The one thing that it changes are subscriptions, which a link in a mail
 * ends. Listens from {@link #start} until {@link #close}.
 */
public final class Site implements AutoCloseable {

    private final Javalin server;

    private Site(Javalin server) {
        this.server = server;
    }

    /**
     * Starts to listen.
     *
     * @param tokens which prove who leaves what
     * @param more pages that other modules add
     * @throws io.javalin.util.JavalinBindException if the port is taken
     */
    public static Site start(
            SiteConfig config, Store store, Games games, Tokens tokens, Clock clock, List<SiteExtension> more) {
        SiteHeader masthead = new SiteHeader(config.title(), config.mailAddress(), config.baseUrl());
        Stylesheet stylesheet = Stylesheet.load();
        Layout layout = new Layout(masthead, stylesheet, navigation(more));
        Phrasebook phrases = ServerTexts.in(Locale.ENGLISH, games);
        Drawings drawings = new Drawings(phrases);
        BoardCards cards = new BoardCards(games, phrases, clock);
        HelpPages help = new HelpPages(games);
        Examples examples = new Examples(games);
        Javalin server = Javalin.create(javalin -> {
            configure(javalin, config);
            SafetyHeaders.add(javalin.routes);
            new ProblemPages(layout).add(javalin.routes);
            Routes routes = new Routes(javalin.routes);
            Assets.add(routes, stylesheet);
            new HomePage(layout, store, games, cards).add(routes);
            new PictureRoutes(store, drawings).add(routes);
            new BoardListPage(layout, store, games, cards).add(routes);
            new BoardPages(layout, store, drawings, phrases, clock).add(routes);
            new PlayerPages(layout, store, cards).add(routes);
            new GamePages(layout, store, games, help, examples, cards, drawings).add(routes);
            new ExamplePages(layout, games, examples, drawings, phrases).add(routes);
            new HelpTopicPages(layout, help, games).add(routes);
            new UnsubscribePages(layout, store, tokens, phrases, clock).add(javalin.routes);
            more.forEach(extension -> extension.add(javalin.routes, layout));
        });
        return new Site(server.start());
    }

    private static void configure(JavalinConfig javalin, SiteConfig config) {
        javalin.jetty.host = config.host();
        javalin.jetty.port = config.port();
        javalin.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
        javalin.startup.showJavalinBanner = false;
        javalin.startup.showOldJavalinVersionWarning = false;
        javalin.http.prefer405over404 = true;
        javalin.http.generateEtags = true;
        javalin.router.ignoreTrailingSlashes = true;
    }

    private static List<Link> navigation(List<SiteExtension> more) {
        List<Link> links = new ArrayList<>(List.of(
                new Link("/boards", "Boards"),
                new Link("/players", "Players"),
                new Link("/games", "Games"),
                new Link("/help", "Help")));
        more.stream().map(SiteExtension::navigation).flatMap(Optional::stream).forEach(links::add);
        return links;
    }

    /** Where it listens, also if any free port was asked for. */
    public int port() {
        return server.port();
    }

    /** Answers what was asked and listens no more. */
    @Override
    public void close() {
        server.stop();
    }
}
