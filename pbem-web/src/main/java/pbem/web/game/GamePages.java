package pbem.web.game;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import pbem.game.Game;
import pbem.game.Games;
import pbem.help.HelpPages;
import pbem.help.HelpText;
import pbem.query.GameDetails;
import pbem.query.GameQueries;
import pbem.web.board.BoardCards;
import pbem.web.challenge.ChallengeRow;
import pbem.web.page.ContentPolicy;
import pbem.web.page.Languages;
import pbem.web.page.Layout;
import pbem.web.page.Routes;
import pbem.web.picture.PictureCache;
import pbem.web.picture.PictureFormat;
import pbem.web.picture.PictureResponse;
import pbem.web.text.SiteTexts;

/** The games that can be played here, and how. */
public final class GamePages {

    private static final int SOME = 6;
    private static final Duration A_DAY = Duration.ofDays(1);

    private final Layout layout;
    private final GameQueries queries;
    private final Games games;
    private final HelpPages help;
    private final Examples examples;
    private final BoardCards cards;
    private final PictureCache pictures;
    private final SiteTexts texts;

    public GamePages(
            Layout layout,
            GameQueries queries,
            Games games,
            HelpPages help,
            Examples examples,
            BoardCards cards,
            PictureCache pictures,
            SiteTexts texts) {
        this.layout = layout;
        this.queries = queries;
        this.games = games;
        this.help = help;
        this.examples = examples;
        this.cards = cards;
        this.pictures = pictures;
        this.texts = texts;
    }

    public void add(Routes routes) {
        routes.page("/games", this::list);
        routes.page("/games/{game}.svg", this::send);
        routes.page("/games/{game}", this::show);
    }

    private void list(Context context) {
        List<GameCard> list =
                queries.all().stream().map(game -> GameCard.of(game, texts)).toList();
        layout.show(context, layout.page(texts.say("site.games")).at("/games"), "games", Map.of("games", list));
    }

    private void send(Context context) {
        Game game = RequestedGame.of(context, games);
        PictureResponse.send(
                context, pictures.draw(queries.start(game), PictureFormat.SMALL), PictureFormat.SMALL, A_DAY);
    }

    private void show(Context context) {
        Game game = RequestedGame.of(context, games);
        String path = "/games/" + game.name();
        if (!context.pathParam("game").equals(game.name())) {
            context.redirect(path, HttpStatus.MOVED_PERMANENTLY);
            return;
        }
        GamePageModel model = model(game, Languages.negotiate(context, path, help.languages(game.name())));
        ContentPolicy.STRICT.withStylesOf(model.svg()).applyTo(context);
        layout.show(
                context,
                layout.page(game.title())
                        .at(path)
                        .describedAs(texts.say(
                                "site.about-game", game.title(), model.card().players())),
                "game",
                Map.of("game", model));
    }

    private GamePageModel model(Game game, Languages languages) {
        GameDetails details = queries.details(game, SOME);
        return new GamePageModel(
                GameCard.of(details.game(), texts),
                HelpText.html(help.markdown(game.name(), languages.shown())),
                languages,
                details.options().stream()
                        .map(usage -> usage.replace("|", " | ")) // a place to break the line on a phone
                        .toList(),
                game.name() + " challenge BOB",
                details.moveForm(),
                pictures.draw(details.start(), PictureFormat.SMALL).text(),
                examples.of(game).map(example -> new ExamplePath(game).start()),
                cards.of(details.boards()),
                details.challenges().stream()
                        .map(challenge -> ChallengeRow.of(challenge, texts))
                        .toList());
    }
}
