package pbem.web.board;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.Map;
import pbem.game.Games;
import pbem.query.BoardList;
import pbem.query.BoardQueries;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.page.Layout;
import pbem.web.page.Routes;
import pbem.web.text.SiteTexts;

/** All boards, to look through. */
public final class BoardListPage {

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
    }

    private void show(Context context) {
        BoardListRequest request = BoardListRequest.of(context, games);
        answers.send(context, request.href(), now -> page(request, now));
    }

    private Answer page(BoardListRequest request, Instant now) {
        BoardList found = boards.list(request.search());
        BoardListModel model = new BoardListModel(
                request, games.all(), found.playerKnown(), cards.of(found.boards(), now), found.open(), found.closed());
        String title = texts.say(request.open() ? "site.boards-under-way" : "site.boards-finished");
        return layout.answer(layout.page(title).at(request.canonical()), "boards", Map.of("list", model))
                .during(now, BoardCards.sameUntil(found.boards(), now));
    }
}
