package pbem.web.board;

import io.javalin.http.Context;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.engine.Level;
import pbem.phrase.Phrase;
import pbem.query.AnalysisQueries;
import pbem.web.page.Problem;

/**
 * What was found in a game that is over, as an address asks for it: {@code /boards/{board}/analysis?level=2}.
 *
 * @param level empty for the strongest that there is
 */
public record RequestedAnalysis(int board, OptionalInt level) {

    /** @throws Problem if it is no such address */
    public static RequestedAnalysis of(Context context) {
        String asked =
                Optional.ofNullable(context.queryParam("level")).orElse("").strip();
        if (!asked.matches("[1-" + Level.STRONGEST + "]?")) {
            throw Problem.unreadable(
                    Phrase.of("site.not-a-level", asked), Phrase.of("site.not-a-level-advice", Level.STRONGEST));
        }
        return new RequestedAnalysis(
                RequestedBoard.number(context),
                asked.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(asked)));
    }

    /** @throws Problem if nobody has had that game looked at so */
    public AnalysisQueries.Analysed find(AnalysisQueries analyses) {
        return analyses.of(board, level)
                .orElseThrow(() -> Problem.missing(
                        Phrase.of("site.no-analysis", board), Phrase.of("site.no-analysis-advice", board)));
    }
}
