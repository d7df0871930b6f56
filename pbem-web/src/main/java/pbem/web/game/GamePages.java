package pbem.web.game;

import io.javalin.http.Context;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import pbem.game.Game;
import pbem.game.Games;
import pbem.help.HelpPages;
import pbem.help.HelpPosition;
import pbem.help.HelpText;
import pbem.phrase.Phrase;
import pbem.query.GameDetails;
import pbem.query.GameQueries;
import pbem.query.rating.RatingQueries;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.answer.EntityTag;
import pbem.web.answer.Version;
import pbem.web.board.BoardCards;
import pbem.web.challenge.ChallengeList;
import pbem.web.page.ContentPolicy;
import pbem.web.page.Languages;
import pbem.web.page.Layout;
import pbem.web.page.Moved;
import pbem.web.page.PathNumber;
import pbem.web.page.Problem;
import pbem.web.page.Routes;
import pbem.web.picture.PictureAnswer;
import pbem.web.picture.PictureCache;
import pbem.web.picture.PictureFormat;
import pbem.web.rating.StandingsModel;
import pbem.web.text.SiteTexts;

/** The games that can be played here, and how. */
public final class GamePages {

    private static final int SOME = 6;
    private static final int BEST = 5;
    private static final Duration A_DAY = Duration.ofDays(1);

    private final Layout layout;
    private final GameQueries queries;
    private final RatingQueries ratings;
    private final Games games;
    private final HelpPages help;
    private final Examples examples;
    private final BoardCards cards;
    private final PictureCache pictures;
    private final SiteTexts texts;
    private final AnswerCache answers;

    public GamePages(
            Layout layout,
            GameQueries queries,
            RatingQueries ratings,
            Games games,
            HelpPages help,
            Examples examples,
            BoardCards cards,
            PictureCache pictures,
            SiteTexts texts,
            AnswerCache answers) {
        this.layout = layout;
        this.queries = queries;
        this.ratings = ratings;
        this.games = games;
        this.help = help;
        this.examples = examples;
        this.cards = cards;
        this.pictures = pictures;
        this.texts = texts;
        this.answers = answers;
    }

    public void add(Routes routes) {
        routes.page("/games", this::list);
        routes.page("/games/{game}.svg", this::send);
        routes.page("/games/{game}/positions/{number}.svg", this::position);
        routes.page("/games/{game}", this::show);
    }

    private void list(Context context) {
        answers.send(
                context,
                "/games",
                now -> layout.answer(
                        layout.page(texts.say("site.games")).at("/games"),
                        "games",
                        Map.of(
                                "games",
                                queries.all().stream()
                                        .map(game -> GameCard.of(game, texts))
                                        .toList())));
    }

    /** A position of the help page. */
    private void position(Context context) {
        Game game = RequestedGame.of(context, games);
        int number = PathNumber.of(context, "number", "site.no-position", "site.no-example-advice");
        List<HelpPosition> positions = help.positions(game.name());
        if (number < 1 || number > positions.size()) {
            throw Problem.missing(Phrase.of("site.no-position", number), Phrase.of("site.no-example-advice"));
        }
        String key = HelpPictures.path(game, number);
        answers.sendFixed(
                context,
                key,
                () -> PictureAnswer.of(
                                pictures.draw(positions.get(number - 1).diagram(), PictureFormat.SMALL),
                                PictureFormat.SMALL)
                        .of(Version.of(EntityTag.of(key), A_DAY)));
    }

    private void send(Context context) {
        Game game = RequestedGame.of(context, games);
        String key = "/games/" + game.name() + ".svg";
        answers.sendFixed(
                context,
                key,
                () -> PictureAnswer.of(pictures.draw(queries.start(game), PictureFormat.SMALL), PictureFormat.SMALL)
                        .of(Version.of(EntityTag.of(key), A_DAY)));
    }

    private void show(Context context) {
        Game game = RequestedGame.of(context, games);
        String path = "/games/" + game.name();
        if (!context.pathParam("game").equals(game.name())) {
            throw new Moved(path);
        }
        Languages languages = Languages.negotiate(context, path, help.languages(game.name()));
        answers.send(context, languages, now -> page(game, languages, now));
    }

    private Answer page(Game game, Languages languages, Instant now) {
        GameDetails details = queries.details(game, SOME, ChallengeList.MOST);
        GamePageModel model = model(game, details, languages, now);
        return layout.answer(
                        layout.page(game.title())
                                .at(languages.path())
                                .describedAs(texts.say(
                                        "site.about-game",
                                        game.title(),
                                        model.card().players())),
                        "game",
                        Map.of("game", model))
                .under(ContentPolicy.STRICT.withStylesOf(model.svg()).toString())
                .during(now, BoardCards.sameUntil(details.boards(), now));
    }

    private GamePageModel model(Game game, GameDetails details, Languages languages, Instant now) {
        return new GamePageModel(
                GameCard.of(details.game(), texts),
                HelpPictures.in(
                        HelpText.html(help.markdown(game.name(), languages.shown())),
                        game,
                        help.positions(game.name()),
                        texts),
                languages,
                details.options().stream()
                        .map(usage -> usage.replace("|", " | ")) // a place to break the line on a phone
                        .toList(),
                game.name() + " challenge BOB",
                details.moveForm(),
                pictures.draw(details.start(), PictureFormat.SMALL).text(),
                examples.of(game).map(example -> new ExamplePath(game).start()),
                cards.of(details.boards(), now),
                ChallengeList.of(details.challenges(), details.challengeCount(), texts),
                StandingsModel.of(ratings.standings(game, now, 0, BEST), false));
    }
}
