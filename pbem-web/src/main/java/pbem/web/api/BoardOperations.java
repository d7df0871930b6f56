package pbem.web.api;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.clock.WorkBudget;
import pbem.game.Games;
import pbem.handler.play.TrialBoard;
import pbem.phrase.Phrase;
import pbem.query.BoardDetails;
import pbem.query.BoardList;
import pbem.query.BoardQueries;
import pbem.query.ChangeCursor;
import pbem.query.ChangedBoards;
import pbem.query.Study;
import pbem.query.StudyLookup;
import pbem.web.board.BoardListRequest;
import pbem.web.board.BoardPages;
import pbem.web.board.RequestedBoard;
import pbem.web.page.Problem;
import pbem.web.text.SiteTexts;

/** The operations of the API on boards. */
record BoardOperations(BoardQueries boards, Games games, SiteTexts texts, ApiFields fields) {

    List<Operation> all() {
        return List.of(
                Operation.of("boards", "/boards", texts.say("site.api-boards"), fields.boards(), this::list)
                        .with(false, "state", "string", texts.say("site.api-of-state"), "open", "finished")
                        .with(false, "game", "string", texts.say("site.api-of-game"))
                        .with(false, "player", "string", texts.say("site.api-of-player"))
                        .with(false, "tournament", "integer", texts.say("site.api-of-tournament"))
                        .with(false, "month", "string", texts.say("site.api-of-month"))
                        .with(false, "sort", "string", texts.say("site.api-of-sort"), BoardListRequest.orders())
                        .page(texts),
                Operation.of("changes", "/changes", texts.say("site.api-changes"), fields.changes(), this::changes)
                        .with(false, "since", "string", texts.say("site.api-of-since")),
                Operation.of("board", "/boards/{board}", texts.say("site.api-board"), fields.board(), this::found)
                        .board(texts),
                Operation.of("moves", "/boards/{board}/moves", texts.say("site.api-moves"), fields.moves(), this::found)
                        .board(texts),
                Operation.ofText(
                                "record",
                                "/boards/{board}/record",
                                texts.say("site.api-record"),
                                context -> RequestedBoard.of(context).record(boards, texts::say))
                        .board(texts),
                Operation.ofText(
                                "file",
                                "/boards/{board}/file",
                                texts.say("site.api-file"),
                                context -> RequestedBoard.of(context)
                                        .file(boards, Optional.empty())
                                        .text())
                        .board(texts),
                Operation.ofText(
                                "placement",
                                "/boards/{board}/moves/{move}/fen",
                                texts.say("site.api-placement"),
                                context -> RequestedBoard.of(context).placement(boards))
                        .board(texts)
                        .move(texts),
                Operation.of(
                                "position",
                                "/boards/{board}/moves/{move}",
                                texts.say("site.api-position"),
                                fields.position(),
                                this::found)
                        .board(texts)
                        .move(texts),
                Operation.of(
                                "legal",
                                "/boards/{board}/moves/{move}/legal",
                                texts.say("site.api-legal"),
                                ApiFields.legal(),
                                (context, now) -> study(context, List.of()))
                        .board(texts)
                        .move(texts),
                Operation.of(
                                "line",
                                "/boards/{board}/moves/{move}/line",
                                texts.say("site.api-line"),
                                fields.line(),
                                this::line)
                        .board(texts)
                        .move(texts)
                        .with(false, "moves", "string", texts.say("site.api-of-line"))
                        .notKept());
    }

    private ApiFields.Part<BoardList> list(Context context, Instant now) {
        BoardListRequest request = BoardListRequest.of(context, games);
        BoardList found = boards.list(request.search(ApiRoutes.PAGE));
        if (!found.playerKnown()) {
            throw Problem.noPlayer(request.player());
        }
        return new ApiFields.Part<>(found, request.page(), request.open() ? found.open() : found.closed());
    }

    private ChangedBoards changes(Context context, Instant now) {
        String since = Optional.ofNullable(context.queryParam("since")).orElse("");
        ChangeCursor cursor = since.isEmpty()
                ? ChangeCursor.START
                : ChangeCursor.of(since)
                        .orElseThrow(() -> Problem.unreadable(
                                Phrase.of("site.api-no-cursor", since), Phrase.of("site.api-no-cursor-advice")));
        return boards.changes(cursor, ApiRoutes.PAGE, now);
    }

    BoardDetails found(Context context, Instant now) {
        return RequestedBoard.of(context).find(boards);
    }

    private Study line(Context context, Instant now) {
        List<String> moves = BoardPages.moves(
                Optional.ofNullable(context.queryParam("moves")).orElse(""));
        if (moves.isEmpty() || moves.size() > TrialBoard.LONGEST_LINE) {
            throw Problem.unreadable(
                    Phrase.of("site.api-no-line"), Phrase.of("site.api-no-line-advice", TrialBoard.LONGEST_LINE));
        }
        return study(context, moves);
    }

    private Study study(Context context, List<String> line) {
        RequestedBoard asked = RequestedBoard.of(context);
        WorkBudget budget = new WorkBudget(WorkBudget.OF_A_STRANGER, WorkBudget.PROCESSOR_TIME);
        StudyLookup lookup = boards.study(asked.number(), asked.move(), line, budget);
        return switch (lookup.outcome()) {
            case FOUND -> lookup.study().orElseThrow();
            case MISSING -> throw asked.missing(boards);
            case SECRET ->
                throw Problem.secret(Phrase.of("site.api-secret", asked.number()), Phrase.of("site.api-secret-advice"));
            case REFUSED ->
                throw Problem.unreadable(
                        Phrase.of("site.api-no-such-move", lookup.move(), lookup.text()),
                        lookup.why().orElseThrow());
            case TOO_DEAR ->
                throw Problem.unreadable(
                        Phrase.of("site.api-line-dear", lookup.move()), Phrase.of("site.api-line-dear-advice"));
        };
    }
}
