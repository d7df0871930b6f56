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
import pbem.game.Game;
import pbem.game.Games;
import pbem.query.BoardList;
import pbem.query.BoardQueries;
import pbem.query.BoardSearch;
import pbem.query.ClosedInMonth;
import pbem.record.BoardOrder;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.page.Layout;
import pbem.web.page.Routes;
import pbem.web.text.SiteTexts;

/** All boards, to look through. */
public final class BoardListPage {

    /** How many games worth a look there are of a kind. */
    private static final int NOTABLE = 4;

    /** So many of the last boards are looked through for how they ended. */
    private static final int LOOKED_AT = 500;

    private final Layout layout;
    private final BoardQueries boards;
    private final Games games;
    private final BoardCards cards;
    private final SiteTexts texts;
    private final AnswerCache answers;

    public BoardListPage(
            Layout layout, BoardQueries boards, Games games, BoardCards cards, SiteTexts texts, AnswerCache answers) {
        this.layout = layout;
        this.boards = boards;
        this.games = games;
        this.cards = cards;
        this.texts = texts;
        this.answers = answers;
    }

    public void add(Routes routes) {
        routes.page("/boards", this::show);
        routes.page("/archive", context -> answers.send(context, "/archive", this::archive));
    }

    /** What the list is of, so that no two lists have the same. */
    private String title(BoardListRequest request) {
        List<String> parts = new ArrayList<>();
        parts.add(texts.say(request.open() ? "site.boards-under-way" : "site.boards-finished"));
        request.game().map(Game::title).ifPresent(parts::add);
        if (!request.player().isEmpty()) {
            parts.add(request.player());
        }
        request.tournament().ifPresent(number -> parts.add(texts.say("site.tournament-number", number)));
        request.month().ifPresent(month -> parts.add(month.toString()));
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

    /** When which games ended, and those that are worth a look. */
    private Answer archive(Instant now) {
        Map<YearMonth, List<ClosedInMonth>> months = boards.archive().stream()
                .collect(Collectors.groupingBy(ClosedInMonth::month, LinkedHashMap::new, Collectors.toList()));
        BoardList longest = boards.list(finished(BoardOrder.LENGTH, NOTABLE));
        BoardList fullest = boards.list(finished(BoardOrder.PLAYERS, NOTABLE));
        NotableBoards notable = NotableBoards.of(
                boards.list(finished(BoardOrder.CHANGED, LOOKED_AT)).boards(), NOTABLE);
        return layout.answer(
                layout.page(texts.say("site.archive")).at("/archive").describedAs(texts.say("site.about-archive")),
                "archive",
                Map.of(
                        "months", months,
                        "longest", cards.of(longest.boards(), now),
                        "fullest", cards.of(fullest.boards(), now),
                        "even", cards.of(notable.even(), now),
                        "rare", cards.of(notable.rare(), now)));
    }

    private static BoardSearch finished(BoardOrder order, int most) {
        return new BoardSearch(
                Optional.empty(), Optional.empty(), false, Optional.empty(), Optional.empty(), order, 0, most);
    }

    private Answer page(BoardListRequest request, Instant now) {
        BoardList found = boards.list(request.search());
        BoardListModel model = new BoardListModel(
                request, games.all(), found.playerKnown(), cards.of(found.boards(), now), found.open(), found.closed());
        return layout.answer(
                        layout.page(title(request))
                                .at(request.canonical())
                                .between(model.pages().previous(), model.pages().next()),
                        "boards",
                        Map.of("list", model))
                .during(now, BoardCards.sameUntil(found.boards(), now));
    }
}
