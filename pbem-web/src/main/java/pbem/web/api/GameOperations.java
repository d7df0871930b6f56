package pbem.web.api;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.List;
import pbem.game.Game;
import pbem.game.Games;
import pbem.help.HelpPages;
import pbem.query.GameDetails;
import pbem.query.GameQueries;
import pbem.web.api.value.GameAnswer;
import pbem.web.api.value.GameItem;
import pbem.web.api.value.GamesAnswer;
import pbem.web.game.RequestedGame;
import pbem.web.text.SiteTexts;

/** What can be asked of games. */
record GameOperations(GameQueries queries, Games games, HelpPages help, SiteTexts texts, ApiAddresses addresses) {

    List<Operation> all() {
        return List.of(
                Operation.of("games", "/games", texts.say("site.api-games"), GamesAnswer.class, this::list),
                Operation.of("game", "/games/{game}", texts.say("site.api-game"), GameAnswer.class, this::game)
                        .game(texts));
    }

    private GamesAnswer list(Context context, Instant now) {
        return new GamesAnswer(queries.all().stream()
                .map(game -> new GameItem(
                        game.game().name(),
                        game.game().title(),
                        texts.say(game.players()),
                        addresses.game(game.game().name()),
                        game.open()))
                .toList());
    }

    private GameAnswer game(Context context, Instant now) {
        Game game = RequestedGame.of(context, games);
        GameDetails details = queries.details(game, 0, 0);
        return new GameAnswer(
                game.name(),
                game.title(),
                texts.say(game.players()),
                game.leastSeats(),
                game.mostSeats(),
                addresses.game(game.name()),
                details.game().open(),
                game.rulesVersion(),
                details.options(),
                details.moveForm(),
                help.markdown(game.name()));
    }
}
