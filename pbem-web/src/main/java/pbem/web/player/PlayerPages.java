package pbem.web.player;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Map;
import pbem.phrase.Phrase;
import pbem.query.PlayerDetails;
import pbem.query.PlayerQueries;
import pbem.web.board.BoardCards;
import pbem.web.page.Layout;
import pbem.web.page.Problem;
import pbem.web.page.Routes;
import pbem.web.text.SiteTexts;

/** Who plays here, and on which boards. Says nothing of a player but their userid and their games. */
public final class PlayerPages {

    /** More than anybody reads of one player's past; the list of boards has the rest. */
    private static final int LATEST = 50;

    private final Layout layout;
    private final PlayerQueries queries;
    private final BoardCards cards;
    private final SiteTexts texts;

    public PlayerPages(Layout layout, PlayerQueries queries, BoardCards cards, SiteTexts texts) {
        this.layout = layout;
        this.queries = queries;
        this.cards = cards;
        this.texts = texts;
    }

    public void add(Routes routes) {
        routes.page("/players", this::list);
        routes.page("/players/{user}", this::show);
    }

    private void list(Context context) {
        layout.show(
                context,
                layout.page(texts.say("site.players")).at("/players"),
                "players",
                Map.of("players", queries.all()));
    }

    private void show(Context context) {
        String asked = context.pathParam("user");
        PlayerDetails player = queries.called(asked, LATEST)
                .orElseThrow(
                        () -> Problem.missing(Phrase.of("site.no-player", asked), Phrase.of("site.no-player-advice")));
        String path = "/players/" + player.user();
        if (!asked.equals(player.user())) {
            context.redirect(path, HttpStatus.MOVED_PERMANENTLY);
            return;
        }
        PlayerPageModel model = new PlayerPageModel(
                player.user(), player.gone(), cards.of(player.open()), cards.of(player.closed()), player.closedCount());
        layout.show(
                context,
                layout.page(player.user()).at(path).describedAs(texts.say("site.about-player", player.user())),
                "player",
                Map.of("player", model));
    }
}
