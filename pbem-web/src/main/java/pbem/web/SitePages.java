package pbem.web;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import pbem.game.Games;
import pbem.handler.play.GuestTable;
import pbem.help.ClubTexts;
import pbem.help.HelpPages;
import pbem.help.HelpText;
import pbem.phrase.EachLanguage;
import pbem.query.Queries;
import pbem.web.answer.AnswerCache;
import pbem.web.answer.Edition;
import pbem.web.api.ApiRoutes;
import pbem.web.board.AnalysisPages;
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
import pbem.web.own.MyPages;
import pbem.web.page.Layout;
import pbem.web.page.Link;
import pbem.web.page.RequestLimit;
import pbem.web.page.Routes;
import pbem.web.page.SiteHeader;
import pbem.web.page.Stylesheet;
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

/** The pages of the site in every edition. All editions share the cache of answers, the limits and the static files. */
final class SitePages {

    private final SiteConfig config;
    private final Queries queries;
    private final SiteActs acts;
    private final Games games;
    private final Clock clock;
    private final Instant up;
    private final SiteHeader header;
    private final Stylesheet stylesheet;
    private final RequestLimit limit;
    private final AnswerCache answers;
    private final HelpPages help;
    private final Scripts scripts;
    private final List<Link> extensions;
    private final Examples examples = new Examples();
    private final EachLanguage<SiteTexts> texts;
    private final Map<Edition, Layout> layouts = new ConcurrentHashMap<>();

    /**
     * @param extensions navigation entries that other modules add
     * @param texts the texts of a language
     */
    SitePages(
            SiteConfig config,
            Queries queries,
            SiteActs acts,
            Games games,
            Clock clock,
            SiteHeader header,
            Stylesheet stylesheet,
            RequestLimit limit,
            AnswerCache answers,
            HelpPages help,
            Scripts scripts,
            List<Link> extensions,
            Function<Locale, SiteTexts> texts) {
        this.config = config;
        this.queries = queries;
        this.acts = acts;
        this.games = games;
        this.clock = clock;
        this.up = clock.instant();
        this.header = header;
        this.stylesheet = stylesheet;
        this.limit = limit;
        this.answers = answers;
        this.help = help;
        this.scripts = scripts;
        this.extensions = List.copyOf(extensions);
        this.texts = new EachLanguage<>(texts);
    }

    /** The frame of an edition's pages. */
    Layout layout(Edition edition) {
        return layouts.computeIfAbsent(edition, missing -> {
            SiteTexts words = texts.of(missing.language());
            return new Layout(header, stylesheet, navigation(words), missing, words);
        });
    }

    private List<Link> navigation(SiteTexts words) {
        List<Link> links = new ArrayList<>(List.of(
                new Link("/boards", words.say("site.boards")),
                new Link("/players", words.say("site.players")),
                new Link("/hall", words.say("site.hall")),
                new Link("/games", words.say("site.games")),
                new Link("/help", words.say("site.help"))));
        links.addAll(extensions);
        return links;
    }

    /** Adds the feeds and calendars. Call this before adding the pages, whose paths match theirs as well. */
    void addFeeds(Edition edition, Routes routes) {
        Layout layout = layout(edition);
        new FeedRoutes(layout.site(), queries, games, edition, layout.texts(), answers).add(routes);
    }

    void addPages(ApiRoutes api, Edition edition, Routes routes) {
        Layout layout = layout(edition);
        SiteTexts words = layout.texts();
        GuestOffer guests = new GuestOffer(
                acts.guests().map(GuestTable::robot),
                scripts.path("guest.js"),
                acts.signups().isOpen(),
                acts.signups().takesGames());
        // A request is compared with one route after another, so those of the pages that are asked for most come first.
        new HomePage(
                        layout,
                        queries.overview(),
                        queries.announcements(),
                        queries.analyses(),
                        games,
                        help,
                        words,
                        config.club().named(ClubTexts.FRONT).map(HelpText::html),
                        guests,
                        answers)
                .add(routes);
        new HelpTopicPages(layout, help, games, words, answers).add(routes);
        new GamePages(layout, queries.games(), queries.ratings(), games, help, examples, guests, words, answers)
                .add(routes);
        new PlayPages(layout, acts.desk(), acts.boards(), acts.replies(), scripts, texts::of, limit, clock).add(routes);
        new SearchPage(layout, queries, games, help, words, answers, limit).add(routes);
        new NewsPage(layout, queries.announcements(), words, answers).add(routes);
        new PictureRoutes(queries.boards(), words, answers).add(routes);
        new BoardListPage(layout, queries.boards(), games, words, answers).add(routes);
        new BoardPages(
                        layout,
                        queries.boards(),
                        queries.analyses(),
                        words,
                        answers,
                        acts.desk(),
                        scripts.path("review.js"),
                        limit,
                        clock)
                .add(routes);
        new AnalysisPages(layout, queries.analyses(), words, answers).add(routes);
        new PlayerFiles(queries.players(), answers, limit).add(routes);
        new PlayerPages(
                        layout,
                        queries.players(),
                        queries.ratings(),
                        queries.tournaments(),
                        words,
                        games.forBeginners().name(),
                        answers)
                .add(routes);
        new TournamentPages(layout, queries.tournaments(), games, words, answers).add(routes);
        new StatusPage(layout, queries.overview(), words, answers, up).add(routes);
        new HallPage(layout, queries.ratings(), queries.tournaments(), words, answers).add(routes);
        new StandingsPages(layout, queries.ratings(), games, words, answers).add(routes);
        new ExamplePages(layout, games, examples, words, answers).add(routes);
        new UnsubscribePages(layout, acts.subscriptions(), words, clock).add(routes);
        new MyPages(layout, acts.boards(), acts.replies(), acts.push(), scripts, texts::of, limit, clock).add(routes);
        acts.guests().ifPresent(table -> new GuestPages(table, games, words, limit, clock).add(routes));
        new SignupPage(layout, acts.signups(), acts.guests(), words, limit, clock).add(routes);
        api.addPage(layout, routes);
    }
}
