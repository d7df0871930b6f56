package pbem.web.news;

import java.util.List;
import java.util.Optional;
import pbem.query.AnnouncementQueries;
import pbem.query.game.GameName;
import pbem.web.page.Link;
import pbem.web.page.Timestamp;

/** An announcement on a page. */
public record NewsItem(
        int number, Timestamp at, String subject, Optional<Link> game, List<AnnouncementQueries.Part> parts) {

    public NewsItem {
        parts = List.copyOf(parts);
    }

    static List<NewsItem> newest(AnnouncementQueries queries, int most) {
        return queries.newest(most).stream().map(NewsItem::of).toList();
    }

    private static NewsItem of(AnnouncementQueries.Announced announced) {
        return new NewsItem(
                announced.number(),
                Timestamp.of(announced.at()),
                announced.subject(),
                announced.game().map(NewsItem::link),
                announced.parts());
    }

    private static Link link(GameName game) {
        return new Link("/games/" + game.name(), game.title());
    }

    /** Where it stands. */
    public String href() {
        return "/news#n" + number;
    }
}
