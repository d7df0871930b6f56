package pbem.web.play;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Clock;
import java.util.Optional;
import pbem.game.Games;
import pbem.handler.play.GuestBoard;
import pbem.handler.play.GuestGame;
import pbem.handler.play.GuestTable;
import pbem.phrase.Phrase;
import pbem.web.page.Problem;
import pbem.web.page.RequestLimit;
import pbem.web.page.Routes;
import pbem.web.text.SiteTexts;

/** The addresses that the boards of visitors without an account call. Each request contains the whole game. */
public record GuestPages(GuestTable table, Games games, SiteTexts texts, RequestLimit limit, Clock clock) {

    public void add(Routes routes) {
        routes.before("/guest/*", context -> context.header("Cache-Control", "no-store"));
        routes.post("/guest/board", this::look);
        routes.post("/guest/moves", this::play);
    }

    private void look(Context context) {
        limit.count(context);
        PlayBody body = PlayBody.of(context);
        Optional<GuestGame> carried = body.guestGame();
        send(
                context,
                limit.trying(
                        context,
                        () -> carried.map(game -> known(table.look(game, body.chosen())))
                                .orElseGet(() -> begun(body.game()))));
    }

    private GuestBoard begun(String name) {
        return table.begin(games.named(name)
                .orElseThrow(() ->
                        Problem.missing(Phrase.of("site.no-game", name), Phrase.of("site.no-game-searched-advice"))));
    }

    private void play(Context context) {
        limit.count(context);
        PlayBody body = PlayBody.of(context);
        GuestGame carried = body.guestGame().orElseThrow(GuestPages::lost);
        send(
                context,
                limit.answering(
                        context,
                        () -> table.membersWait(clock.instant()),
                        () -> known(table.play(carried, body.move()))));
    }

    private static GuestBoard known(Optional<GuestBoard> board) {
        return board.orElseThrow(GuestPages::lost);
    }

    private static Problem lost() {
        return Problem.refused(HttpStatus.CONFLICT, Phrase.of("site.guest-lost"));
    }

    private void send(Context context, GuestBoard board) {
        PlayPages.send(context, TrialJson.asked(context, texts).of(board));
    }
}
