package pbem.web.game;

import io.javalin.http.Context;
import java.time.Duration;
import java.util.Map;
import pbem.game.Example;
import pbem.game.Game;
import pbem.game.Games;
import pbem.phrase.Phrase;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.answer.EntityTag;
import pbem.web.answer.Version;
import pbem.web.page.ContentPolicy;
import pbem.web.page.Layout;
import pbem.web.page.Moved;
import pbem.web.page.Page;
import pbem.web.page.PathNumber;
import pbem.web.page.Problem;
import pbem.web.page.Routes;
import pbem.web.picture.PictureAnswer;
import pbem.web.picture.PictureCache;
import pbem.web.picture.PictureFormat;
import pbem.web.text.SiteTexts;

/** The example of a game, a page for each of its moves. */
public final class ExamplePages {

    private static final String START = "/games/{game}/example";
    private static final String LATER = START + "/moves/{move}";

    /** Only a new version of this program may bring another example, or draw it otherwise. */
    private static final Duration FRESH = Duration.ofDays(1);

    private final Layout layout;
    private final Games games;
    private final Examples examples;
    private final PictureCache pictures;
    private final SiteTexts texts;
    private final AnswerCache answers;

    public ExamplePages(
            Layout layout,
            Games games,
            Examples examples,
            PictureCache pictures,
            SiteTexts texts,
            AnswerCache answers) {
        this.layout = layout;
        this.games = games;
        this.examples = examples;
        this.pictures = pictures;
        this.texts = texts;
        this.answers = answers;
    }

    public void add(Routes routes) {
        for (PictureFormat format : PictureFormat.values()) { // before the pages, whose paths match these as well
            routes.page(START + "." + format.ending(), context -> send(context, format));
            routes.page(LATER + "." + format.ending(), context -> send(context, format));
        }
        routes.page(START, this::show);
        routes.page(START + "/moves", this::show);
        routes.page(LATER, this::show);
    }

    private void send(Context context, PictureFormat format) {
        Game game = RequestedGame.of(context, games);
        Example example = example(game);
        int move = move(context, example);
        String key = new ExamplePath(game).after(move) + "." + format.ending();
        answers.sendFixed(
                context,
                key,
                () -> PictureAnswer.of(pictures.of(example, move, format), format)
                        .of(Version.of(EntityTag.of(key), FRESH)));
    }

    private void show(Context context) {
        Game game = RequestedGame.of(context, games);
        Example example = example(game);
        int move = move(context, example);
        String path = new ExamplePath(game).after(move);
        if (!context.path().equals(path)) {
            throw new Moved(path);
        }
        answers.sendFixed(context, path, () -> page(game, example, move));
    }

    private Answer page(Game game, Example example, int move) {
        ExamplePageModel model = ExamplePageModel.of(example, move, pictures, texts);
        String name = model.example().label();
        String title = move == 0
                ? name
                : texts.say(
                        "site.title-example-move", name, move, example.moves().size());
        Page page = layout.page(title)
                .at(new ExamplePath(game).after(move))
                .between(
                        model.position().steps().previous(),
                        model.position().steps().next())
                .describedAs(texts.say("site.about-example", game.title()));
        return layout.answer(page, "example", Map.of("example", model))
                .under(ContentPolicy.STRICT.withStylesOf(model.position().svg()).toString());
    }

    private Example example(Game game) {
        return examples.of(game)
                .orElseThrow(() -> Problem.missing(
                        Phrase.of("site.no-example", game.title()), Phrase.of("site.no-example-advice")));
    }

    private static int move(Context context, Example example) {
        int move = context.pathParamMap().containsKey("move") ? PathNumber.ofMove(context) : 0;
        int last = example.moves().size();
        if (move > last) {
            throw Problem.missing(
                    Phrase.of("site.no-example-move", example.start().game().title(), move),
                    Phrase.of("site.no-example-move-advice", last));
        }
        return move;
    }
}
