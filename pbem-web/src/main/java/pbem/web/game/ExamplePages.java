package pbem.web.game;

import io.javalin.http.Context;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import pbem.game.Example;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Viewer;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;
import pbem.record.ResultWords;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.answer.Version;
import pbem.web.display.AgreedText;
import pbem.web.display.MoveTable;
import pbem.web.display.PositionDisplay;
import pbem.web.page.ContentPolicy;
import pbem.web.page.Layout;
import pbem.web.page.Moved;
import pbem.web.page.Page;
import pbem.web.page.Parameters;
import pbem.web.page.Problem;
import pbem.web.page.RequestedGame;
import pbem.web.page.Routes;
import pbem.web.picture.PictureFormat;
import pbem.web.text.SiteTexts;

/** The example of a game, with a page for each of its moves. */
public record ExamplePages(Layout layout, Games games, Examples examples, SiteTexts texts, AnswerCache answers) {

    private static final String START = "/games/{game}/example";
    private static final String LATER = START + "/moves/{move}";

    /**
     * How long browsers may keep a picture. Only a new version of the program may change the example or its drawing.
     */
    private static final Duration FRESH = Duration.ofDays(1);

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
        String key = path(game, move) + "." + format.ending();
        answers.sendFixed(
                context,
                key,
                () -> format.answer(example.positions().get(move).diagram(Viewer.PUBLIC), texts)
                        .of(Version.of(key).freshFor(FRESH)));
    }

    private void show(Context context) {
        Game game = RequestedGame.of(context, games);
        Example example = example(game);
        int move = move(context, example);
        String path = path(game, move);
        if (!context.path().equals(path)) {
            throw new Moved(path);
        }
        answers.sendFixed(context, path, () -> page(game, example, move));
    }

    static String path(Game game, int moves) {
        String start = "/games/" + game.name() + "/example";
        return moves == 0 ? start : start + "/moves/" + moves;
    }

    private Answer page(Game game, Example example, int shown) {
        Setup setup = example.start().setup();
        List<String> seats = Seat.all(setup.seats()).stream()
                .map(seat -> texts.say(game.seatName(setup, seat)))
                .toList();
        List<MoveTable.Cell> moves = IntStream.rangeClosed(1, example.moves().size())
                .mapToObj(move -> new MoveTable.Cell(
                        example.mover(move), move, example.moves().get(move - 1).notation()))
                .toList();
        PositionDisplay position = position(game, example, shown, seats);
        Map<String, String> about = new LinkedHashMap<>();
        about.put(texts.say("site.players"), texts.list(seats));
        about.put(texts.say("site.options"), AgreedText.options(setup.options(game), texts));
        String name = texts.say("site.example", texts.title(game));
        Page page = layout.page(shown == 0 ? name : texts.say("site.title-example-move", name, shown, moves.size()))
                .at(path(game, shown))
                .between(position.previous(), position.next())
                .describedAs(texts.say("site.about-example", texts.title(game)));
        return layout.answer(
                        page,
                        "example",
                        Map.of(
                                "game", game.name(),
                                "name", name,
                                "position", position,
                                "result", ResultWords.of(example.outcome(), seat -> game.seatName(setup, seat)),
                                "moves", MoveTable.of(seats, moves),
                                "about", about,
                                "texts", texts))
                .under(ContentPolicy.STRICT.withStylesOf(position.svg()).toString());
    }

    private PositionDisplay position(Game game, Example example, int shown, List<String> seats) {
        int last = example.moves().size();
        String place = shown == 0 ? texts.say("site.place-start") : texts.say("site.place-move", shown, last);
        String deed = shown == 0
                ? ""
                : texts.say(
                        "site.deed",
                        seats.get(example.mover(shown).index()),
                        example.moves().get(shown - 1).notation());
        Diagram diagram = example.positions().get(shown).diagram(Viewer.PUBLIC);
        return new PositionDisplay(
                new PositionDisplay.Caption(place, deed, "", Optional.empty()),
                example.positions().get(shown).happenings(),
                PictureFormat.SVG.draw(diagram, texts),
                PictureFormat.TEXT.draw(diagram, texts),
                Optional.of(path(game, shown)),
                IntStream.rangeClosed(0, last)
                        .mapToObj(move -> path(game, move))
                        .toList(),
                shown,
                path(game, last));
    }

    private Example example(Game game) {
        return examples.of(game)
                .orElseThrow(() -> Problem.missing(
                        Phrase.of("site.no-example", texts.title(game)), Phrase.of("site.no-example-advice")));
    }

    private static int move(Context context, Example example) {
        int move = context.pathParamMap().containsKey("move") ? Parameters.move(context) : 0;
        int last = example.moves().size();
        if (move > last) {
            throw Problem.missing(
                    Phrase.of("site.no-example-move", example.start().game().called(), move),
                    Phrase.of("site.no-example-move-advice", last));
        }
        return move;
    }
}
