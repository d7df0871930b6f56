package pbem.web.board;

import io.javalin.http.Context;
import java.time.Instant;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import pbem.game.Games;
import pbem.query.BoardList;
import pbem.query.BoardQueries;
import pbem.query.BoardSearch;
import pbem.query.ClosedInMonth;
import pbem.record.BoardOrder;
import pbem.summary.BoardSummary;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.page.Layout;
import pbem.web.page.PageNumbers;
import pbem.web.page.Routes;
import pbem.web.text.SiteTexts;

/** The list of all boards, and the archive of finished games. */
public record BoardListPage(Layout layout, BoardQueries boards, Games games, SiteTexts texts, AnswerCache answers) {

    /** The number of notable games shown of each kind. */
    private static final int NOTABLE = 4;

    /** The number of latest boards that are searched for notable endings. */
    private static final int LOOKED_AT = 500;

    public void add(Routes routes) {
        routes.page("/boards", this::show);
        routes.page("/archive", context -> answers.send(context, "/archive", this::archive));
    }

    /** The title of a list; different lists have different titles. */
    private String title(BoardListRequest request) {
        List<String> parts = new ArrayList<>();
        parts.add(texts.say(request.open() ? "site.boards-under-way" : "site.boards-finished"));
        request.game().map(texts::title).ifPresent(parts::add);
        if (!request.player().isEmpty()) {
            parts.add(request.player());
        }
        request.tournament().ifPresent(number -> parts.add(texts.say("site.tournament-number", number)));
        request.month().ifPresent(month -> parts.add(texts.month(month)));
        orderName(request.order()).ifPresent(parts::add);
        if (request.page() > 1) {
            parts.add(texts.say("site.page-number", request.page()));
        }
        return String.join(" · ", parts);
    }

    private Optional<String> orderName(BoardOrder order) {
        return switch (order) {
            case NEWEST -> Optional.empty();
            case CHANGED -> Optional.of(texts.say("site.by-change"));
            case DEADLINE -> Optional.of(texts.say("site.by-deadline"));
            case LENGTH -> Optional.of(texts.say("site.by-length"));
            case PLAYERS -> Optional.of(texts.say("site.by-players"));
        };
    }

    private void show(Context context) {
        BoardListRequest request = BoardListRequest.of(context, games);
        answers.send(context, request.href(), now -> page(request, now));
    }

    /** The archive: how many games ended in each month, and notable games. */
    private Answer archive(Instant now) {
        Map<YearMonth, List<ClosedInMonth>> months = boards.archive().stream()
                .collect(Collectors.groupingBy(ClosedInMonth::month, LinkedHashMap::new, Collectors.toList()));
        NotableBoards notable = NotableBoards.of(finished(BoardOrder.CHANGED, LOOKED_AT), NOTABLE);
        return layout.answer(
                layout.page(texts.say("site.archive")).at("/archive").describedAs(texts.say("site.about-archive")),
                "archive",
                Map.of(
                        "months",
                        months,
                        "longest",
                        finished(BoardOrder.LENGTH, NOTABLE),
                        "fullest",
                        finished(BoardOrder.PLAYERS, NOTABLE),
                        "notable",
                        notable,
                        "words",
                        new BoardListWords(texts, now)));
    }

    private List<BoardSummary> finished(BoardOrder order, int most) {
        return boards.list(BoardSearch.first(most, order, false)).boards();
    }

    private Answer page(BoardListRequest request, Instant now) {
        BoardList found = boards.list(request.search(BoardListRequest.PAGE));
        BoardListWords words = new BoardListWords(texts, now);
        PageNumbers pages = PageNumbers.of(
                request.page(),
                request.open() ? found.open() : found.closed(),
                BoardListRequest.PAGE,
                number -> request.onPage(number).href());
        return layout.answer(
                        layout.page(title(request)).at(request.canonical()).between(pages.previous(), pages.next()),
                        "boards",
                        Map.of(
                                "request",
                                request,
                                "found",
                                found,
                                "games",
                                games.all(),
                                "words",
                                words,
                                "pages",
                                pages))
                .during(now, words.sameUntil(found.boards()));
    }
}
