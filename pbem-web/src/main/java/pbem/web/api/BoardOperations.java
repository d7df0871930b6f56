package pbem.web.api;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import pbem.game.Games;
import pbem.handler.play.TrialBoard;
import pbem.phrase.Phrase;
import pbem.query.BoardDetails;
import pbem.query.BoardList;
import pbem.query.BoardQueries;
import pbem.query.BoardSeat;
import pbem.query.BoardStep;
import pbem.query.ChangeCursor;
import pbem.query.ChangedBoards;
import pbem.query.ListedBoard;
import pbem.query.Study;
import pbem.query.game.ChosenOption;
import pbem.terms.Terms;
import pbem.web.api.value.BoardAnswer;
import pbem.web.api.value.BoardFile;
import pbem.web.api.value.BoardItem;
import pbem.web.api.value.BoardPage;
import pbem.web.api.value.ChangesAnswer;
import pbem.web.api.value.LegalAnswer;
import pbem.web.api.value.LineAnswer;
import pbem.web.api.value.MovesAnswer;
import pbem.web.api.value.PositionItem;
import pbem.web.api.value.SeatItem;
import pbem.web.api.value.StepItem;
import pbem.web.api.value.TermsItem;
import pbem.web.board.BoardListRequest;
import pbem.web.board.RequestedBoard;
import pbem.web.board.TriedLine;
import pbem.web.page.PageNumbers;
import pbem.web.page.Problem;
import pbem.web.picture.PictureCache;
import pbem.web.picture.PictureFormat;
import pbem.web.text.SiteTexts;

/** What can be asked of boards. */
record BoardOperations(
        BoardQueries boards, Games games, PictureCache pictures, SiteTexts texts, ApiAddresses addresses) {

    List<Operation> all() {
        return List.of(
                Operation.of("boards", "/boards", texts.say("site.api-boards"), BoardPage.class, this::list)
                        .with(false, "state", "string", texts.say("site.api-of-state"))
                        .with(false, "game", "string", texts.say("site.api-of-game"))
                        .with(false, "player", "string", texts.say("site.api-of-player"))
                        .with(false, "tournament", "integer", texts.say("site.api-of-tournament"))
                        .with(false, "month", "string", texts.say("site.api-of-month"))
                        .with(false, "sort", "string", texts.say("site.api-of-sort"))
                        .page(texts),
                Operation.of("changes", "/changes", texts.say("site.api-changes"), ChangesAnswer.class, this::changes)
                        .with(false, "since", "string", texts.say("site.api-of-since")),
                Operation.of(
                                "board",
                                "/boards/{board}",
                                texts.say("site.api-board"),
                                BoardAnswer.class,
                                (context, now) -> answer(found(context)))
                        .board(texts),
                Operation.of(
                                "moves",
                                "/boards/{board}/moves",
                                texts.say("site.api-moves"),
                                MovesAnswer.class,
                                this::moves)
                        .board(texts),
                Operation.of(
                                "record",
                                "/boards/{board}/record",
                                texts.say("site.api-record"),
                                String.class,
                                this::record)
                        .board(texts),
                Operation.of(
                                "position",
                                "/boards/{board}/moves/{move}",
                                texts.say("site.api-position"),
                                PositionItem.class,
                                (context, now) -> position(found(context)))
                        .board(texts)
                        .move(texts),
                Operation.of(
                                "legal",
                                "/boards/{board}/moves/{move}/legal",
                                texts.say("site.api-legal"),
                                LegalAnswer.class,
                                this::legal)
                        .board(texts)
                        .move(texts),
                Operation.of(
                                "line",
                                "/boards/{board}/moves/{move}/line",
                                texts.say("site.api-line"),
                                LineAnswer.class,
                                this::line)
                        .board(texts)
                        .move(texts)
                        .with(false, "moves", "string", texts.say("site.api-of-line"))
                        .notKept());
    }

    private BoardPage list(Context context, Instant now) {
        BoardListRequest request = BoardListRequest.of(context, games);
        BoardList found = boards.list(request.search(ApiRoutes.PAGE));
        if (!found.playerKnown()) {
            throw Problem.missing(Phrase.of("site.no-player", request.player()), Phrase.of("site.no-player-advice"));
        }
        int total = request.open() ? found.open() : found.closed();
        return new BoardPage(
                found.boards().stream().map(this::item).toList(),
                request.page(),
                PageNumbers.last(total, ApiRoutes.PAGE),
                total);
    }

    private ChangesAnswer changes(Context context, Instant now) {
        String since = Optional.ofNullable(context.queryParam("since")).orElse("");
        ChangeCursor cursor = since.isEmpty()
                ? ChangeCursor.START
                : ChangeCursor.of(since)
                        .orElseThrow(() -> Problem.unreadable(
                                Phrase.of("site.api-no-cursor", since), Phrase.of("site.api-no-cursor-advice")));
        ChangedBoards changes = boards.changes(cursor, ApiRoutes.PAGE, now);
        return new ChangesAnswer(
                changes.boards().stream().map(this::item).toList(),
                changes.next().text());
    }

    private BoardItem item(ListedBoard board) {
        return new BoardItem(
                board.number(),
                addresses.board(board.number()),
                board.game().name(),
                board.open(),
                board.players(),
                board.programs(),
                board.toMove(),
                board.moves(),
                board.result().map(texts::say),
                board.deadline().map(Instant::toString),
                board.changed().toString());
    }

    private BoardDetails found(Context context) {
        return RequestedBoard.of(context).find(boards).board();
    }

    private BoardAnswer answer(BoardDetails board) {
        Map<String, String> options = new LinkedHashMap<>();
        for (ChosenOption option : board.agreement().options()) {
            options.put(option.name(), option.value());
        }
        return new BoardAnswer(
                board.number(),
                addresses.board(board.number()),
                board.game().name(),
                board.open(),
                Stream.iterate(0, i -> i < board.seats().size(), i -> i + 1)
                        .map(i -> seat(i + 1, board.seats().get(i)))
                        .toList(),
                board.seats().stream()
                        .filter(seat -> seat.standing() == BoardSeat.Standing.TO_MOVE)
                        .map(BoardSeat::user)
                        .toList(),
                board.result().map(texts::say),
                board.started().toString(),
                board.deadline().map(Instant::toString),
                options,
                terms(board.agreement().terms()),
                board.agreement().rated(),
                board.moves().size(),
                position(board),
                board.chance().fingerprint(),
                board.chance().seed());
    }

    private SeatItem seat(int number, BoardSeat seat) {
        return new SeatItem(number, seat.user(), seat.program(), texts.say(seat.name()), lower(seat.standing()));
    }

    private static TermsItem terms(Terms terms) {
        boolean endless = terms.clock().isEndless();
        OptionalInt all = terms.clock().totalDays();
        return new TermsItem(
                endless ? Optional.empty() : Optional.of(terms.clock().forfeitDays()),
                endless ? Optional.empty() : Optional.of(terms.clock().nagDays()),
                all.isEmpty() ? Optional.empty() : Optional.of(all.getAsInt()),
                terms.claim());
    }

    private PositionItem position(BoardDetails board) {
        int move = board.shown().moves();
        boolean latest = board.shown().latest();
        return new PositionItem(
                board.number(),
                move,
                board.shown().happenings().stream().map(texts::say).toList(),
                pictures.of(board, PictureFormat.TEXT).text(),
                addresses.picture(board.number(), move, latest, PictureFormat.SVG.ending()),
                addresses.picture(board.number(), move, latest, PictureFormat.PNG.ending()));
    }

    private MovesAnswer moves(Context context, Instant now) {
        BoardDetails board = found(context);
        return new MovesAnswer(board.number(), steps(board));
    }

    private static List<StepItem> steps(BoardDetails board) {
        return board.steps().stream()
                .map(step -> new StepItem(
                        lower(step.kind()),
                        Optional.of(step.number()).filter(number -> number > 0),
                        step.seat().number(),
                        step.user(),
                        Optional.of(step.notation()).filter(text -> step.kind() == BoardStep.Kind.MOVED),
                        step.at().toString()))
                .toList();
    }

    /** All that these tell of a board, in one. */
    BoardFile file(Context context) {
        BoardDetails board = found(context);
        return new BoardFile(answer(board), steps(board));
    }

    private String record(Context context, Instant now) {
        return RequestedBoard.of(context).record(boards, texts::say);
    }

    private LegalAnswer legal(Context context, Instant now) {
        Study study = study(context, List.of());
        return new LegalAnswer(study.board(), study.after(), study.toMove(), study.legal());
    }

    private LineAnswer line(Context context, Instant now) {
        String line = Optional.ofNullable(context.queryParam("moves")).orElse("");
        List<String> moves = TriedLine.moves(line);
        if (moves.isEmpty() || moves.size() > TrialBoard.LONGEST_LINE) {
            throw Problem.unreadable(
                    Phrase.of("site.api-no-line"), Phrase.of("site.api-no-line-advice", TrialBoard.LONGEST_LINE));
        }
        Study study = study(context, moves);
        return new LineAnswer(
                study.board(),
                study.after(),
                study.line(),
                study.toMove(),
                study.result().map(texts::say),
                study.happenings().stream().map(texts::say).toList(),
                pictures.draw(study.diagram(), PictureFormat.TEXT).text(),
                pictures.draw(study.diagram(), PictureFormat.SVG).text());
    }

    private Study study(Context context, List<String> line) {
        RequestedBoard asked = RequestedBoard.of(context);
        return boards.study(asked.number(), asked.move(), line)
                .match(
                        found -> found.study(),
                        no -> {
                            throw RequestedBoard.noBoard(no.board());
                        },
                        no -> {
                            throw RequestedBoard.noMove(no.board(), no.move(), no.last());
                        },
                        secret -> {
                            throw Problem.secret(
                                    Phrase.of("site.api-secret", secret.board()), Phrase.of("site.api-secret-advice"));
                        },
                        refused -> {
                            throw Problem.unreadable(
                                    Phrase.of("site.api-no-such-move", refused.move(), refused.text()), refused.why());
                        });
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
