package pbem.web.api;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.game.Game;
import pbem.game.Games;
import pbem.phrase.Phrase;
import pbem.query.tournament.ListedTournament;
import pbem.query.tournament.TournamentDetails;
import pbem.query.tournament.TournamentQueries;
import pbem.web.api.value.MeetingItem;
import pbem.web.api.value.RankItem;
import pbem.web.api.value.TournamentAnswer;
import pbem.web.api.value.TournamentItem;
import pbem.web.api.value.TournamentPage;
import pbem.web.page.PageNumbers;
import pbem.web.page.PathNumber;
import pbem.web.page.Problem;
import pbem.web.text.SiteTexts;

/** What can be asked of tournaments. */
record TournamentOperations(TournamentQueries queries, Games games, SiteTexts texts, ApiAddresses addresses) {

    List<Operation> all() {
        return List.of(
                Operation.of(
                                "tournaments",
                                "/tournaments",
                                texts.say("site.api-tournaments"),
                                TournamentPage.class,
                                this::list)
                        .with(false, "state", "string", texts.say("site.api-of-tournaments"))
                        .with(false, "game", "string", texts.say("site.api-of-game"))
                        .page(texts),
                Operation.of(
                                "tournament",
                                "/tournaments/{tournament}",
                                texts.say("site.api-tournament"),
                                TournamentAnswer.class,
                                this::show)
                        .with(true, "tournament", "integer", texts.say("site.api-of-tournament")));
    }

    private TournamentPage list(Context context, Instant now) {
        String state = Optional.ofNullable(context.queryParam("state")).orElse("open");
        if (!state.equals("open") && !state.equals("finished")) {
            throw Problem.unreadable(Phrase.of("site.not-a-state", state), Phrase.of("site.not-a-state-advice"));
        }
        String name = Optional.ofNullable(context.queryParam("game")).orElse("");
        Optional<Game> game = games.named(name);
        if (!name.isEmpty() && game.isEmpty()) {
            throw Problem.unreadable(Phrase.of("site.no-game", name), Phrase.of("site.no-game-searched-advice"));
        }
        boolean going = state.equals("open");
        int page = PageNumbers.asked(context);
        int total = queries.count(going, game.map(Game::name));
        return new TournamentPage(
                queries.list(going, game.map(Game::name), (page - 1) * ApiRoutes.PAGE, ApiRoutes.PAGE).stream()
                        .map(this::item)
                        .toList(),
                page,
                PageNumbers.last(total, ApiRoutes.PAGE),
                total);
    }

    private TournamentItem item(ListedTournament tournament) {
        return new TournamentItem(
                tournament.number(),
                addresses.tournament(tournament.number()),
                tournament.name(),
                tournament.game().name(),
                tournament.kind(),
                tournament.open(),
                texts.say(tournament.state()),
                tournament.players(),
                tournament.size(),
                tournament.stage());
    }

    private TournamentAnswer show(Context context, Instant now) {
        int number = PathNumber.of(context, "tournament", "site.not-a-tournament", "site.not-a-tournament-advice");
        TournamentDetails details = queries.numbered(number)
                .orElseThrow(() -> Problem.missing(
                        Phrase.of("site.no-tournament", number), Phrase.of("site.not-a-tournament-advice")));
        List<TournamentDetails.Table> tables = details.places().isEmpty() ? details.tables() : details.places();
        return new TournamentAnswer(
                item(details.listed()),
                details.directors(),
                details.entrants(),
                details.rounds().stream()
                        .flatMap(round -> round.meetings().stream().map(meeting -> meeting(round, meeting)))
                        .toList(),
                tables.isEmpty()
                        ? List.of()
                        : tables.get(tables.size() - 1).rows().stream()
                                .map(row -> new RankItem(row.rank(), row.user(), row.points(), row.played()))
                                .toList());
    }

    private static MeetingItem meeting(TournamentDetails.Round round, TournamentDetails.Meeting meeting) {
        return new MeetingItem(
                round.number(),
                meeting.users(),
                meeting.board().isPresent() ? Optional.of(meeting.board().getAsInt()) : Optional.empty(),
                meeting.points());
    }
}
