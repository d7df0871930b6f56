package pbem.web.board;

import io.javalin.http.Context;
import java.time.Clock;
import java.util.Map;
import java.util.stream.Collectors;
import pbem.query.BoardDetails;
import pbem.query.BoardQueries;
import pbem.query.BoardSeat;
import pbem.web.page.ContentPolicy;
import pbem.web.page.Layout;
import pbem.web.page.Page;
import pbem.web.page.Routes;
import pbem.web.picture.PictureCache;
import pbem.web.text.SiteTexts;

/** A board, as it is and as it was after each move. */
public final class BoardPages {

    private final Layout layout;
    private final BoardQueries boards;
    private final PictureCache pictures;
    private final SiteTexts texts;
    private final Clock clock;

    public BoardPages(Layout layout, BoardQueries boards, PictureCache pictures, SiteTexts texts, Clock clock) {
        this.layout = layout;
        this.boards = boards;
        this.pictures = pictures;
        this.texts = texts;
        this.clock = clock;
    }

    public void add(Routes routes) {
        routes.page("/boards/{board}", this::show);
        routes.page(
                "/boards/{board}/moves",
                context -> context.redirect(new BoardPath(RequestedBoard.number(context)).now()));
        routes.page("/boards/{board}/moves/{move}", this::show);
    }

    private void show(Context context) {
        BoardDetails board = RequestedBoard.of(context, boards);
        BoardPageModel model = BoardPageModel.of(board, pictures, clock.instant(), texts);
        String players = board.seats().stream().map(BoardSeat::user).collect(Collectors.joining(", "));
        String place = model.position().caption().place();
        Page page = layout.page(title(board, model.board().label(), players))
                .at(BoardPath.shown(board))
                .between(
                        model.position().steps().previous(),
                        model.position().steps().next())
                .describedAs(texts.say(
                        "site.about-board",
                        players,
                        model.game().label(),
                        model.result().orElse(place)));
        ContentPolicy.STRICT.withStylesOf(model.position().svg()).applyTo(context);
        layout.show(context, page, "board", Map.of("board", model));
    }

    private String title(BoardDetails board, String name, String players) {
        if (board.shown().latest()) {
            return texts.say("site.title-board", name, players);
        }
        int moves = board.shown().moves();
        return moves == 0
                ? texts.say("site.title-board-start", name, players)
                : texts.say(
                        "site.title-board-move",
                        name,
                        players,
                        moves,
                        board.moves().size());
    }
}
