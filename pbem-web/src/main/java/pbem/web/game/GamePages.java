package pbem.web.game;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Option;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.game.Start;
import pbem.help.HelpPages;
import pbem.help.HelpText;
import pbem.repository.BoardFilter;
import pbem.repository.BoardSummary;
import pbem.store.Store;
import pbem.web.board.BoardCards;
import pbem.web.page.ContentPolicy;
import pbem.web.page.Languages;
import pbem.web.page.Layout;
import pbem.web.page.Routes;
import pbem.web.picture.Drawings;
import pbem.web.picture.Form;
import pbem.web.picture.PictureAnswer;
import pbem.web.seek.SeekLine;

/** The games that can be played here, and how. */
public final class GamePages {

    private static final int SOME = 6;
    private static final Duration A_DAY = Duration.ofDays(1);

    private final Layout layout;
    private final Store store;
    private final Games games;
    private final HelpPages help;
    private final Examples examples;
    private final BoardCards cards;
    private final Drawings drawings;

    public GamePages(
            Layout layout,
            Store store,
            Games games,
            HelpPages help,
            Examples examples,
            BoardCards cards,
            Drawings drawings) {
        this.layout = layout;
        this.store = store;
        this.games = games;
        this.help = help;
        this.examples = examples;
        this.cards = cards;
        this.drawings = drawings;
    }

    public void add(Routes routes) {
        routes.page("/games", this::list);
        routes.page(
                "/games/{game}.svg",
                context -> PictureAnswer.send(
                        context, drawings.draw(start(AskedGame.of(context, games)), Form.SMALL), Form.SMALL, A_DAY));
        routes.page("/games/{game}", this::show);
    }

    private void list(Context context) {
        List<GameCard> list = store.read(transaction -> games.all().stream()
                .map(game ->
                        GameCard.of(game, transaction.repositories().boards().count(underWay(game))))
                .toList());
        layout.show(context, layout.page("Games").at("/games"), "games", Map.of("games", list));
    }

    private void show(Context context) {
        Game game = AskedGame.of(context, games);
        String path = "/games/" + game.name();
        if (!context.pathParam("game").equals(game.name())) {
            context.redirect(path, HttpStatus.MOVED_PERMANENTLY);
            return;
        }
        List<BoardSummary> boards =
                store.read(transaction -> transaction.repositories().boards().list(underWay(game), 0, SOME));
        int open = store.read(transaction -> transaction.repositories().boards().count(underWay(game)));
        Languages languages = Languages.negotiate(context, path, help.languages(game.name()));
        GameView view = new GameView(
                GameCard.of(game, open),
                HelpText.html(help.markdown(game.name(), languages.shown())),
                languages,
                game.options().stream()
                        .map(Option::usage)
                        .map(usage -> usage.replace("|", " | ")) // a place to break the line on a phone
                        .toList(),
                game.name() + " challenge BOB",
                game.moveForm(),
                drawings.draw(start(game), Form.SMALL).text(),
                examples.of(game).map(example -> ExampleAddress.startOf(game).path()),
                cards.of(boards),
                store.read(transaction -> SeekLine.ofGame(transaction.repositories(), game)));
        ContentPolicy.STRICT.withStylesOf(view.svg()).applyTo(context);
        layout.show(
                context,
                layout.page(game.title())
                        .at(path)
                        .describedAs(game.title() + ", for " + GameCard.players(game) + ", played by mail."),
                "game",
                Map.of("game", view));
    }

    private static BoardFilter underWay(Game game) {
        return BoardFilter.ALL.ofGame(game.name()).onlyOpen(true);
    }

    /** The start with as few players as may be; where chance has a part, one start of many, always the same. */
    private static Position start(Game game) {
        Start start = game.start(game.leastSeats(), Map.of(), Seed.of(new byte[Seed.BYTES]));
        if (start instanceof Start.Ready ready) {
            return ready.position();
        }
        throw new IllegalStateException(game.name() + " does not start without options");
    }
}
