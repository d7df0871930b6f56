package pbem.web.board;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.Map;
import java.util.stream.Collectors;
import pbem.query.BoardDetails;
import pbem.query.BoardLookup;
import pbem.query.BoardQueries;
import pbem.query.BoardSeat;
import pbem.query.BoardVersion;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.answer.EntityTag;
import pbem.web.answer.Version;
import pbem.web.page.ContentPolicy;
import pbem.web.page.Layout;
import pbem.web.page.Page;
import pbem.web.page.Routes;
import pbem.web.page.TimeLeft;
import pbem.web.picture.PictureCache;
import pbem.web.text.SiteTexts;

/** A board, as it is and as it was after each move. */
public final class BoardPages {

    private final Layout layout;
    private final BoardQueries boards;
    private final PictureCache pictures;
    private final SiteTexts texts;
    private final AnswerCache answers;

    public BoardPages(Layout layout, BoardQueries boards, PictureCache pictures, SiteTexts texts, AnswerCache answers) {
        this.layout = layout;
        this.boards = boards;
        this.pictures = pictures;
        this.texts = texts;
        this.answers = answers;
    }

    public void add(Routes routes) {
        routes.page("/boards/{board}", this::show);
        routes.page(
                "/boards/{board}/moves",
                context -> context.redirect(new BoardPath(RequestedBoard.number(context)).now()));
        routes.page("/boards/{board}/moves/{move}", this::show);
    }

    private void show(Context context) {
        RequestedBoard asked = RequestedBoard.of(context);
        answers.send(context, asked, now -> version(asked, asked.version(boards), now), now -> page(asked, now));
    }

    /** All that the page depends on: the board, and how long those on turn have, in words. */
    private Version version(RequestedBoard asked, BoardVersion board, Instant now) {
        return Version.of(EntityTag.of(
                asked,
                board,
                board.deadline()
                        .map(until -> TimeLeft.between(now, until, texts))
                        .orElse("")));
    }

    private Answer page(RequestedBoard asked, Instant now) {
        BoardLookup.Found found = asked.find(boards);
        BoardDetails board = found.board();
        BoardPageModel model = BoardPageModel.of(board, pictures, now, texts);
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
        return layout.answer(page, "board", Map.of("board", model))
                .under(ContentPolicy.STRICT.withStylesOf(model.position().svg()).toString())
                .of(version(asked, found.version(), now))
                .during(
                        now,
                        board.deadline()
                                .map(until -> TimeLeft.sameUntil(now, until))
                                .orElse(Instant.MAX));
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
