package pbem.web.api;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.List;
import pbem.game.Game;
import pbem.game.Games;
import pbem.phrase.Phrase;
import pbem.query.PlayerDetails;
import pbem.query.PlayerList;
import pbem.query.PlayerQueries;
import pbem.query.game.GameName;
import pbem.query.rating.RatingQueries;
import pbem.query.rating.StandingsList;
import pbem.web.api.value.OutsiderItem;
import pbem.web.api.value.PlayerAnswer;
import pbem.web.api.value.PlayerItem;
import pbem.web.api.value.PlayerPage;
import pbem.web.api.value.RatingItem;
import pbem.web.api.value.StandingItem;
import pbem.web.api.value.StandingsPage;
import pbem.web.game.RequestedGame;
import pbem.web.page.PageNumbers;
import pbem.web.page.Problem;
import pbem.web.text.SiteTexts;

/** What can be asked of players, and of who is how strong. */
record PeopleOperations(
        PlayerQueries players, RatingQueries ratings, Games games, SiteTexts texts, ApiAddresses addresses) {

    List<Operation> all() {
        return List.of(
                Operation.of("players", "/players", texts.say("site.api-players"), PlayerPage.class, this::list)
                        .page(texts),
                Operation.of(
                                "player",
                                "/players/{player}",
                                texts.say("site.api-player"),
                                PlayerAnswer.class,
                                this::player)
                        .with(true, "player", "string", texts.say("site.api-of-player")),
                Operation.of(
                                "standings",
                                "/standings/{game}",
                                texts.say("site.api-standings"),
                                StandingsPage.class,
                                this::standings)
                        .game(texts)
                        .page(texts));
    }

    private PlayerPage list(Context context, Instant now) {
        int page = PageNumbers.asked(context);
        PlayerList list = players.list((page - 1) * ApiRoutes.PAGE, ApiRoutes.PAGE);
        return new PlayerPage(
                list.players().stream()
                        .map(player -> new PlayerItem(
                                player.user(), addresses.player(player.user()), player.open(), player.closed()))
                        .toList(),
                players.robots(),
                players.programsOfOthers().stream()
                        .map(outsider -> new OutsiderItem(
                                outsider.user(),
                                addresses.player(outsider.user()),
                                outsider.games().stream().map(GameName::name).toList()))
                        .toList(),
                page,
                PageNumbers.last(list.all(), ApiRoutes.PAGE),
                list.all());
    }

    private PlayerAnswer player(Context context, Instant now) {
        String asked = context.pathParam("player");
        PlayerDetails player = players.called(asked, 0)
                .orElseThrow(
                        () -> Problem.missing(Phrase.of("site.no-player", asked), Phrase.of("site.no-player-advice")));
        return new PlayerAnswer(
                player.user(),
                addresses.player(player.user()),
                player.gone(),
                player.program(),
                player.openCount(),
                player.closedCount(),
                ratings.of(player.user()).stream()
                        .map(rating -> new RatingItem(
                                rating.game().name(),
                                rating.rating(),
                                rating.deviation(),
                                rating.provisional(),
                                rating.games(),
                                rating.won(),
                                rating.drawn(),
                                rating.lost()))
                        .toList());
    }

    private StandingsPage standings(Context context, Instant now) {
        Game game = RequestedGame.of(context, games);
        int page = PageNumbers.asked(context);
        StandingsList list = ratings.standings(game, now, (page - 1) * ApiRoutes.PAGE, ApiRoutes.PAGE);
        return new StandingsPage(
                game.name(),
                list.rows().stream()
                        .map(row -> new StandingItem(
                                row.rank(),
                                row.user(),
                                row.program(),
                                row.rating(),
                                row.deviation(),
                                row.provisional(),
                                row.games(),
                                row.won(),
                                row.drawn(),
                                row.lost()))
                        .toList(),
                page,
                PageNumbers.last(list.all(), ApiRoutes.PAGE),
                list.all());
    }
}
