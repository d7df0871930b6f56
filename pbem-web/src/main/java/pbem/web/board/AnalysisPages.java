package pbem.web.board;

import io.javalin.http.Context;
import java.util.Map;
import pbem.query.AnalysisQueries;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.page.ContentPolicy;
import pbem.web.page.Layout;
import pbem.web.page.Routes;
import pbem.web.text.SiteTexts;

/** Pages about finished games: each player's chances after every move, and the moves that cost most. */
public record AnalysisPages(Layout layout, AnalysisQueries analyses, SiteTexts texts, AnswerCache answers) {

    public void add(Routes routes) {
        routes.page("/boards/{board}/analysis", this::show);
    }

    private void show(Context context) {
        RequestedAnalysis asked = RequestedAnalysis.of(context);
        answers.send(context, asked, now -> page(asked));
    }

    private Answer page(RequestedAnalysis asked) {
        AnalysisQueries.Analysed found = asked.find(analyses);
        String board = texts.say("site.board", texts.title(found.game()), found.board());
        ShownAnalysis shown = ShownAnalysis.of(found, texts);
        return layout.answer(
                        layout.page(texts.say("site.title-analysis", board))
                                .at("/boards/" + found.board() + "/analysis"),
                        "analysis",
                        Map.of("shown", shown, "board", board, "texts", texts))
                .under(ContentPolicy.STRICT.withStylesOf(shown.curve()).toString());
    }
}
