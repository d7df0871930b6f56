package pbem.web.board;

import io.javalin.http.Context;
import java.time.Clock;
import java.util.Map;
import java.util.stream.Collectors;
import pbem.phrase.Phrasebook;
import pbem.store.Store;
import pbem.web.page.ContentPolicy;
import pbem.web.page.Layout;
import pbem.web.page.Moment;
import pbem.web.page.Page;
import pbem.web.page.Routes;
import pbem.web.picture.Drawings;

/** A board, as it is and as it was after each move. */
public final class BoardPages {

    private final Layout layout;
    private final Store store;
    private final Drawings drawings;
    private final Phrasebook phrases;
    private final Clock clock;

    public BoardPages(Layout layout, Store store, Drawings drawings, Phrasebook phrases, Clock clock) {
        this.layout = layout;
        this.store = store;
        this.drawings = drawings;
        this.phrases = phrases;
        this.clock = clock;
    }

    public void add(Routes routes) {
        routes.page("/boards/{board}", this::show);
        routes.page(
                "/boards/{board}/moves",
                context -> context.redirect(
                        BoardAddress.now(BoardAddress.of(context).board()).path()));
        routes.page("/boards/{board}/moves/{move}", this::show);
    }

    private void show(Context context) {
        Snapshot snapshot = Snapshot.read(store, BoardAddress.of(context));
        BoardPageModel view = BoardPageModel.of(snapshot, drawings, phrases);
        String players = view.seats().stream().map(SeatLine::user).collect(Collectors.joining(", "));
        String title = view.board().label()
                + (view.now() ? "" : ", " + view.stage().caption().place().toLowerCase());
        Page page = layout.page(title + " (" + players + ")")
                .at(snapshot.address().path())
                .between(view.stage().steps().previous(), view.stage().steps().next())
                .describedAs(players + " play " + view.game().label() + " by mail. "
                        + view.result().orElse(view.stage().caption().place()));
        String left = snapshot.deadline()
                .map(until -> Moment.left(clock.instant(), until))
                .orElse("");
        ContentPolicy.STRICT.withStylesOf(view.stage().svg()).applyTo(context);
        layout.show(context, page, "board", Map.of("board", view, "left", left));
    }
}
