package pbem.web.board;

import io.javalin.http.Context;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.engine.Level;
import pbem.phrase.Phrase;
import pbem.query.AnalysisQueries;
import pbem.web.page.Problem;

/**
 * The analysis of a finished game that an address asks for: {@code /boards/{board}/analysis?level=2}.
 *
 * @param level the level of the analysis; empty for the strongest that there is
 */
public record RequestedAnalysis(int board, OptionalInt level) {

    /**
     * Reads the address.
     *
     * @throws Problem if the address is not of that form
     */
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

    /**
     * Finds the analysis.
     *
     * @throws Problem if there is no analysis of that game at that level
     */
    public AnalysisQueries.Analysed find(AnalysisQueries analyses) {
        return analyses.of(board, level)
                .orElseThrow(() -> Problem.missing(
                        Phrase.of("site.no-analysis", board), Phrase.of("site.no-analysis-advice", board)));
    }
}
