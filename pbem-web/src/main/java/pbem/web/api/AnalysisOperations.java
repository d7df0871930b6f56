package pbem.web.api;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import pbem.analysis.ChanceCurve;
import pbem.analysis.TurningPoint;
import pbem.engine.Level;
import pbem.query.AnalysisQueries;
import pbem.web.api.value.AnalysisAnswer;
import pbem.web.api.value.TurnItem;
import pbem.web.board.RequestedAnalysis;
import pbem.web.text.SiteTexts;

/** What can be asked of games that were looked at again. */
record AnalysisOperations(AnalysisQueries analyses, SiteTexts texts) {

    List<Operation> all() {
        return List.of(Operation.of(
                        "analysis",
                        "/boards/{board}/analysis",
                        texts.say("site.api-analysis"),
                        AnalysisAnswer.class,
                        this::analysis)
                .board(texts)
                .with(false, "level", "integer", texts.say("site.api-of-level")));
    }

    private AnalysisAnswer analysis(Context context, Instant now) {
        AnalysisQueries.Analysed found = RequestedAnalysis.of(context).find(analyses);
        return new AnalysisAnswer(
                found.board(),
                found.level().number(),
                found.levels().stream().map(Level::number).toList(),
                found.chances().stream()
                        .map(chances ->
                                chances.stream().map(ChanceCurve::percent).toList())
                        .toList(),
                found.turns().stream().map(AnalysisOperations::turn).toList());
    }

    private static TurnItem turn(AnalysisQueries.Turn turn) {
        TurningPoint point = turn.point();
        return new TurnItem(
                point.move(),
                turn.user(),
                point.played(),
                point.line(),
                ChanceCurve.percent(point.before()),
                ChanceCurve.percent(point.after()),
                point.sureness().name().toLowerCase(Locale.ROOT));
    }
}
