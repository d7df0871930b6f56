package pbem.web.api;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.game.Game;
import pbem.game.Games;
import pbem.help.HelpPages;
import pbem.phrase.Phrase;
import pbem.query.PlayerDetails;
import pbem.query.PlayerList;
import pbem.query.Queries;
import pbem.query.rating.StandingsList;
import pbem.summary.TournamentSummary;
import pbem.web.board.RequestedAnalysis;
import pbem.web.page.PageNumbers;
import pbem.web.page.Problem;
import pbem.web.page.RequestedGame;
import pbem.web.text.SiteTexts;
import pbem.web.tournament.TournamentPages;

/** The operations of the API on games, players, tournaments, standings and news. */
record OtherOperations(Queries queries, Games games, HelpPages help, SiteTexts texts, ApiFields fields) {

    List<Operation> all() {
        return List.of(
                Operation.of(
                                "analysis",
                                "/boards/{board}/analysis",
                                texts.say("site.api-analysis"),
                                fields.analysis(),
                                (context, now) -> RequestedAnalysis.of(context).find(queries.analyses()))
                        .board(texts)
                        .with(false, "level", "integer", texts.say("site.api-of-level")),
                Operation.of(
                                "players",
                                "/players",
                                texts.say("site.api-players"),
                                fields.players(queries.players()),
                                this::players)
                        .page(texts),
                Operation.of(
                                "player",
                                "/players/{player}",
                                texts.say("site.api-player"),
                                fields.player(queries.ratings()),
                                this::player)
                        .with(true, "player", "string", texts.say("site.api-of-player")),
                Operation.of(
                                "standings",
                                "/standings/{game}",
                                texts.say("site.api-standings"),
                                fields.standings(),
                                this::standings)
                        .game(texts)
                        .page(texts),
                Operation.of(
                                "tournaments",
                                "/tournaments",
                                texts.say("site.api-tournaments"),
                                fields.tournaments(),
                                this::tournaments)
                        .with(false, "state", "string", texts.say("site.api-of-tournaments"), "open", "finished")
                        .with(false, "game", "string", texts.say("site.api-of-game"))
                        .page(texts),
                Operation.of(
                                "tournament",
                                "/tournaments/{tournament}",
                                texts.say("site.api-tournament"),
                                fields.tournament(),
                                (context, now) -> TournamentPages.requested(context, queries.tournaments()))
                        .with(true, "tournament", "integer", texts.say("site.api-of-tournament")),
                Operation.of(
                        "news",
                        "/news",
                        texts.say("site.api-news"),
                        fields.news(),
                        (context, now) -> queries.announcements().newest(ApiRoutes.PAGE)),
                Operation.of(
                        "games",
                        "/games",
                        texts.say("site.api-games"),
                        fields.games(),
                        (context, now) -> queries.games().all()),
                Operation.of(
                                "game",
                                "/games/{game}",
                                texts.say("site.api-game"),
                                fields.game(help),
                                (context, now) -> queries.games()
                                        .details(RequestedGame.of(context, games), 0, 0)
                                        .game())
                        .game(texts));
    }

    /** The number of entries before that page of a list. */
    private static int before(int page) {
        return (page - 1) * ApiRoutes.PAGE;
    }

    private ApiFields.Part<PlayerList> players(Context context, Instant now) {
        int page = PageNumbers.asked(context);
        PlayerList list = queries.players().list(before(page), ApiRoutes.PAGE);
        return new ApiFields.Part<>(list, page, list.all());
    }

    private PlayerDetails player(Context context, Instant now) {
        String asked = context.pathParam("player");
        return queries.players().called(asked, 0).orElseThrow(() -> Problem.noPlayer(asked));
    }

    private ApiFields.Part<StandingsList> standings(Context context, Instant now) {
        Game game = RequestedGame.of(context, games);
        int page = PageNumbers.asked(context);
        StandingsList list = queries.ratings().standings(game, now, before(page), ApiRoutes.PAGE);
        return new ApiFields.Part<>(list, page, list.all());
    }

    private ApiFields.Part<List<TournamentSummary>> tournaments(Context context, Instant now) {
        String state = Optional.ofNullable(context.queryParam("state")).orElse("open");
        if (!state.equals("open") && !state.equals("finished")) {
            throw Problem.unreadable(Phrase.of("site.not-a-state", state), Phrase.of("site.not-a-state-advice"));
        }
        boolean going = state.equals("open");
        Optional<String> game = RequestedGame.searched(context, games).map(Game::name);
        int page = PageNumbers.asked(context);
        return new ApiFields.Part<>(
                queries.tournaments().list(going, game, before(page), ApiRoutes.PAGE),
                page,
                queries.tournaments().count(going, game));
    }
}
