package pbem.web.game;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.Map;
import pbem.game.Example;
import pbem.game.Game;
import pbem.game.Games;
import pbem.phrase.Phrasebook;
import pbem.web.page.ContentPolicy;
import pbem.web.page.Layout;
import pbem.web.page.Page;
import pbem.web.page.PathNumber;
import pbem.web.page.Problem;
import pbem.web.page.Routes;
import pbem.web.picture.Drawings;
import pbem.web.picture.Form;
import pbem.web.picture.PictureAnswer;

/** The example of a game, a page for each of its moves. */
public final class ExamplePages {

    private static final String START = "/games/{game}/example";
    private static final String LATER = START + "/moves/{move}";

    /** Only a new version of this program may bring another example, or draw it otherwise. */
    private static final Duration FRESH = Duration.ofDays(1);

    private final Layout layout;
    private final Games games;
    private final Examples examples;
    private final Drawings drawings;
    private final Phrasebook phrases;

    public ExamplePages(Layout layout, Games games, Examples examples, Drawings drawings, Phrasebook phrases) {
        this.layout = layout;
        this.games = games;
        this.examples = examples;
        this.drawings = drawings;
        this.phrases = phrases;
    }

    public void add(Routes routes) {
        for (Form form : Form.values()) { // before the pages, whose paths match these as well
            routes.page(START + "." + form.ending(), context -> send(context, form));
            routes.page(LATER + "." + form.ending(), context -> send(context, form));
        }
        routes.page(START, this::show);
        routes.page(START + "/moves", this::show);
        routes.page(LATER, this::show);
    }

    private void send(Context context, Form form) {
        Game game = AskedGame.of(context, games);
        Example example = example(game);
        PictureAnswer.send(context, drawings.of(example, move(context, example), form), form, FRESH);
    }

    private void show(Context context) {
        Game game = AskedGame.of(context, games);
        Example example = example(game);
        int move = move(context, example);
        String path = new ExampleAddress(game, move).path();
        if (!context.path().equals(path)) {
            context.redirect(path, HttpStatus.MOVED_PERMANENTLY);
            return;
        }
        ExampleView view = ExampleView.of(example, move, drawings, phrases);
        String place = move == 0 ? "" : ", " + view.stage().caption().place().toLowerCase();
        Page page = layout.page(view.example().label() + place)
                .at(path)
                .between(view.stage().steps().previous(), view.stage().steps().next())
                .describedAs("A game of " + game.title() + " to step through, move by move.");
        ContentPolicy.STRICT.withStylesOf(view.stage().svg()).applyTo(context);
        layout.show(context, page, "example", Map.of("example", view));
    }

    private Example example(Game game) {
        return examples.of(game)
                .orElseThrow(() -> Problem.missing(
                        "There is no example of " + game.title(), "The page of the game explains how it is played."));
    }

    private static int move(Context context, Example example) {
        int move = context.pathParamMap().containsKey("move") ? PathNumber.ofMove(context) : 0;
        int last = example.moves().size();
        if (move > last) {
            throw Problem.missing(
                    "The example of " + example.start().game().title() + " has no move " + move,
                    "Its last move is number " + last + ".");
        }
        return move;
    }
}
