package pbem.web.board;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.handler.play.PlayDesk;
import pbem.handler.play.TrialBoard;
import pbem.phrase.Phrase;
import pbem.query.AnalysisQueries;
import pbem.query.BoardDetails;
import pbem.query.BoardQueries;
import pbem.query.BoardSeat;
import pbem.query.ShownPosition;
import pbem.summary.BoardMark;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.answer.Version;
import pbem.web.page.ContentPolicy;
import pbem.web.page.Layout;
import pbem.web.page.Page;
import pbem.web.page.Problem;
import pbem.web.page.RequestLimit;
import pbem.web.page.Routes;
import pbem.web.page.TimeLeft;
import pbem.web.play.TrialJson;
import pbem.web.text.SiteTexts;

/**
 * The pages of a board: its present position, and the position after each move.
 *
 * @param script the path of the module with which readers step through a game and try moves
 */
public record BoardPages(
        Layout layout,
        BoardQueries boards,
        AnalysisQueries analyses,
        SiteTexts texts,
        AnswerCache answers,
        PlayDesk desk,
        String script,
        RequestLimit limit,
        Clock clock) {

    private static final int LONGEST_LINE = 4000;

    public void add(Routes routes) {
        routes.page("/boards/{board}", this::show);
        routes.page("/boards/{board}/moves", context -> context.redirect("/boards/" + RequestedBoard.number(context)));
        routes.page("/boards/{board}/moves/{move}", this::show);
        routes.page("/boards/{board}/embed", this::embed);
        routes.page("/boards/{board}/try", this::compose);
        routes.page("/boards/{board}/moves/{move}/try", this::compose);
    }

    private void show(Context context) {
        RequestedBoard asked = RequestedBoard.of(context);
        List<String> line = line(context);
        if (!line.isEmpty()) {
            limit.count(context);
            limit.trying(context, () -> tried(context, asked, line)).send(context);
            return;
        }
        answers.send(context, asked, now -> version(asked, asked.version(boards), now), now -> page(asked, now));
    }

    /**
     * The moves that an address asks to try: {@code ?line=c5,d5;g5,f4}; none if there is no line.
     *
     * @throws Problem if the line is too long
     */
    private static List<String> line(Context context) {
        String line = Optional.ofNullable(context.queryParam("line")).orElse("");
        if (line.length() > LONGEST_LINE) {
            throw Problem.unreadable(Phrase.of("site.line-long"), Phrase.of("site.line-long-advice"));
        }
        return moves(line);
    }

    /** Splits a line into its moves, which are separated by semicolons. */
    public static List<String> moves(String line) {
        return Stream.of(line.split(";"))
                .map(String::strip)
                .filter(move -> !move.isEmpty())
                .toList();
    }

    /** The page of a tried line. It is not cached, since there are too many lines. */
    private Answer tried(Context context, RequestedBoard asked, List<String> line) {
        BoardDetails board = asked.find(boards);
        TrialBoard trial = reached(asked, new PlayDesk.Attempt(line, List.of()));
        ShownBoard view = ShownBoard.of(board, texts, clock.instant()).trying(trial);
        Page page = layout.page(
                        trial.line().isEmpty()
                                ? view.title()
                                : texts.say("site.title-line", view.title(), view.line("; ")))
                .at(view.path());
        context.status(trial.objection().isPresent() ? HttpStatus.BAD_REQUEST : HttpStatus.OK);
        return answer(page, view, Optional.empty());
    }

    private Answer answer(Page page, ShownBoard view, Optional<ShownAnalysis> analysis) {
        Map<String, Object> shown = new HashMap<>(Map.of("view", view, "script", script));
        analysis.ifPresent(found -> shown.put("analysis", found));
        return layout.answer(page, "board", shown)
                .under(ContentPolicy.SCRIPTED
                        .withStylesOf(view.position().svg()
                                + analysis.map(ShownAnalysis::curve).orElse(""))
                        .toString());
    }

    /** Answers the script with which a visitor tries moves. */
    private void compose(Context context) {
        RequestedBoard asked = RequestedBoard.of(context);
        List<String> chosen = context.queryParams("chosen");
        if (chosen.size() > TrialBoard.MOST_CHOSEN) {
            throw Problem.unreadable(Phrase.of("site.line-long"), Phrase.of("site.line-long-advice"));
        }
        PlayDesk.Attempt attempt = new PlayDesk.Attempt(line(context), chosen);
        limit.count(context);
        byte[] json = limit.trying(context, () -> TrialJson.write(reached(asked, attempt), texts, context));
        Answer.of(json, "application/json; charset=utf-8").send(context);
    }

    private TrialBoard reached(RequestedBoard asked, PlayDesk.Attempt attempt) {
        return desk.tried(asked.number(), asked.move(), attempt).orElseThrow(() -> asked.missing(boards));
    }

    /** Sends the board alone, for a frame in a page of another site. */
    private void embed(Context context) {
        RequestedBoard asked = RequestedBoard.of(context);
        answers.send(
                context,
                "embed " + asked.number(),
                now -> version(asked, asked.version(boards), now),
                now -> embedded(asked, now));
    }

    private Answer embedded(RequestedBoard asked, Instant now) {
        ShownBoard view = ShownBoard.of(asked.find(boards), texts, now);
        Page page = layout.page(view.title()).at("/boards/" + asked.number());
        return layout.answer(page, "embed", Map.of("view", view))
                .under(ContentPolicy.STRICT
                        .with("frame-ancestors", "*")
                        .withStylesOf(view.position().svg())
                        .toString())
                .of(version(asked, view.board().version(), now));
    }

    /** The version of the page, which depends on the board and on the words for the time left. */
    private Version version(RequestedBoard asked, BoardMark board, Instant now) {
        return Version.of(
                asked,
                board,
                board.deadline()
                        .map(until -> TimeLeft.between(now, until, texts))
                        .orElse(""));
    }

    private Answer page(RequestedBoard asked, Instant now) {
        BoardDetails board = asked.find(boards);
        ShownBoard view = ShownBoard.of(board, texts, now);
        String players = board.seats().stream().map(BoardSeat::user).collect(Collectors.joining(", "));
        Page page = layout.page(title(view, players))
                .at(view.path())
                .pictured(view.path() + ".png")
                .between(view.position().previous(), view.position().next())
                .describedAs(texts.say(
                        "site.about-board",
                        players,
                        texts.title(board.game()),
                        board.result()
                                .map(texts::say)
                                .orElse(view.position().caption().place())));
        Optional<ShownAnalysis> analysis = Optional.of(board)
                .filter(BoardDetails::analysed)
                .flatMap(looked -> analyses.of(looked.number(), OptionalInt.empty()))
                .map(found -> ShownAnalysis.of(found, texts));
        return answer(page, view, analysis)
                .of(version(asked, board.version(), now))
                .during(now, TimeLeft.sameUntil(now, Stream.of(board.deadline())));
    }

    private String title(ShownBoard view, String players) {
        ShownPosition shown = view.board().shown();
        if (shown.latest()) {
            return texts.say("site.title-board", view.title(), players);
        }
        int last = view.board().moves().size();
        return shown.moves() == 0
                ? texts.say("site.title-board-start", view.title(), players)
                : texts.say("site.title-board-move", view.title(), players, shown.moves(), last);
    }
}
