package pbem.web.board;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import pbem.handler.play.PlayDesk;
import pbem.handler.play.TrialBoard;
import pbem.phrase.Phrase;
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
import pbem.web.page.Problem;
import pbem.web.page.RequestLimit;
import pbem.web.page.Routes;
import pbem.web.page.TimeLeft;
import pbem.web.picture.PictureCache;
import pbem.web.play.Scripts;
import pbem.web.play.TrialJson;
import pbem.web.text.SiteTexts;

/** A board, as it is and as it was after each move. */
public final class BoardPages {

    private final Layout layout;
    private final BoardQueries boards;
    private final PictureCache pictures;
    private final SiteTexts texts;
    private final AnswerCache answers;
    private final PlayDesk desk;
    private final Scripts scripts;
    private final RequestLimit limit;
    private final Clock clock;
    private final ContentPolicy policy = ContentPolicy.SCRIPTED;

    public BoardPages(
            Layout layout,
            BoardQueries boards,
            PictureCache pictures,
            SiteTexts texts,
            AnswerCache answers,
            PlayDesk desk,
            Scripts scripts,
            RequestLimit limit,
            Clock clock) {
        this.limit = limit;
        this.clock = clock;
        this.desk = desk;
        this.scripts = scripts;
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
        routes.page("/boards/{board}/embed", this::embed);
        routes.page("/boards/{board}/try", this::compose);
        routes.page("/boards/{board}/moves/{move}/try", this::compose);
    }

    private void show(Context context) {
        RequestedBoard asked = RequestedBoard.of(context);
        List<String> line = TriedLine.asked(context);
        if (!line.isEmpty()) {
            tried(context, asked, line);
            return;
        }
        answers.send(context, asked, now -> version(asked, asked.version(boards), now), now -> page(asked, now));
    }

    /** Not kept: there are more lines than room. */
    private void tried(Context context, RequestedBoard asked, List<String> line) {
        limit.count(context);
        BoardDetails board = asked.find(boards).board();
        TrialBoard reached = reached(asked, new PlayDesk.Attempt(line, List.of()));
        TriedLine tried = TriedLine.of(reached, asked.number(), asked.move(), texts, layout.site());
        BoardPageModel model =
                BoardPageModel.of(board, pictures, clock.instant(), texts).trying(tried, texts);
        Page page = layout.page(
                        tried.words().isEmpty()
                                ? model.board().label()
                                : texts.say("site.title-line", model.board().label(), tried.words()))
                .at(BoardPath.shown(board));
        context.status(tried.objection().isPresent() ? HttpStatus.BAD_REQUEST : HttpStatus.OK);
        layout.answer(page, "board", Map.of("board", model, "scripts", scripts))
                .under(policy.withStylesOf(model.position().svg()).toString())
                .send(context);
    }

    /** For the script that lets a visitor try moves. */
    private void compose(Context context) {
        limit.count(context);
        RequestedBoard asked = RequestedBoard.of(context);
        List<String> chosen = context.queryParams("chosen");
        if (chosen.size() > TrialBoard.MOST_CHOSEN) {
            throw Problem.unreadable(Phrase.of("site.line-long"), Phrase.of("site.line-long-advice"));
        }
        TrialBoard tried = reached(asked, new PlayDesk.Attempt(TriedLine.asked(context), chosen));
        Answer.of(TrialJson.write(tried, texts), "application/json; charset=utf-8")
                .send(context);
    }

    private TrialBoard reached(RequestedBoard asked, PlayDesk.Attempt attempt) {
        return desk.tried(asked.number(), asked.move(), attempt).orElseThrow(() -> asked.missing(boards));
    }

    /** The board alone, for a frame in a page of somebody else's. */
    private void embed(Context context) {
        RequestedBoard asked = RequestedBoard.of(context);
        answers.send(
                context,
                "embed " + asked.number(),
                now -> version(asked, asked.version(boards), now),
                now -> embedded(asked, now));
    }

    private Answer embedded(RequestedBoard asked, Instant now) {
        BoardLookup.Found found = asked.find(boards);
        BoardPageModel model = BoardPageModel.of(found.board(), pictures, now, texts);
        Page page = layout.page(model.board().label()).at(new BoardPath(asked.number()).now());
        return layout.answer(page, "embed", Map.of("board", model))
                .under(ContentPolicy.STRICT
                        .with("frame-ancestors", "*")
                        .withStylesOf(model.position().svg())
                        .toString())
                .of(version(asked, found.version(), now));
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
                .pictured(BoardPath.shown(board) + ".png")
                .between(
                        model.position().steps().previous(),
                        model.position().steps().next())
                .describedAs(texts.say(
                        "site.about-board",
                        players,
                        model.game().label(),
                        model.result().orElse(place)));
        return layout.answer(page, "board", Map.of("board", model, "scripts", scripts))
                .under(policy.withStylesOf(model.position().svg()).toString())
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
