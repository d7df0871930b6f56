package pbem.web.page;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.Games;
import pbem.help.HelpPages;
import pbem.query.BoardSearch;
import pbem.query.Queries;
import pbem.record.BoardOrder;
import pbem.summary.BoardSummary;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.text.SiteTexts;

/**
 * The site map for search engines: every lasting page, players, the latest tournaments, and the boards with the latest
 * events.
 */
public record SiteMap(SiteHeader site, Queries queries, Games games, HelpPages help, AnswerCache answers) {

    /** The largest number of entries of each kind, well below the limit of a site map. */
    private static final int MOST = 2_000;

    /**
     * Adds the site map. A site that does not know its own address has none, since a site map needs whole addresses.
     */
    public void add(Routes routes) {
        if (site.baseUrl().isPresent()) {
            routes.page("/sitemap.xml", this::send);
        }
    }

    private void send(Context context) {
        answers.send(context, "/sitemap.xml", now -> Answer.of(text(), "application/xml; charset=utf-8"));
    }

    private String text() {
        StringBuilder xml =
                new StringBuilder("<urlset").append(" xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
        Stream.of(
                        "/",
                        "/boards",
                        "/archive",
                        "/players",
                        "/standings",
                        "/tournaments",
                        "/hall",
                        "/status",
                        "/news",
                        "/games",
                        "/help",
                        "/api")
                .forEach(path -> add(xml, path, Optional.empty()));
        games.all().forEach(game -> {
            add(xml, "/games/" + game.name(), Optional.empty());
            add(xml, "/standings/" + game.name(), Optional.empty());
        });
        help.ownTopics().stream()
                .filter(topic -> !topic.equals(HelpPages.OVERVIEW))
                .forEach(topic -> add(xml, "/help/" + topic, Optional.empty()));
        queries.players()
                .list(0, MOST)
                .players()
                .forEach(player -> add(xml, "/players/" + player.user(), Optional.empty()));
        Stream.of(true, false)
                .flatMap(goingOn -> queries.tournaments().list(goingOn, Optional.empty(), 0, MOST).stream())
                .forEach(tournament -> add(xml, "/tournaments/" + tournament.number(), Optional.empty()));
        Stream.of(true, false)
                .flatMap(open ->
                        queries.boards().list(BoardSearch.first(MOST, BoardOrder.CHANGED, open)).boards().stream())
                .forEach((BoardSummary board) -> add(xml, "/boards/" + board.number(), Optional.of(board.changed())));
        return xml.append("</urlset>\n").toString();
    }

    private void add(StringBuilder xml, String path, Optional<Instant> changed) {
        xml.append("<url><loc>").append(site.canonical(path)).append("</loc>");
        changed.ifPresent(
                at -> xml.append("<lastmod>").append(SiteTexts.iso(at)).append("</lastmod>"));
        xml.append("</url>\n");
    }
}
