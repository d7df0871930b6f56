package pbem.web.board;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import pbem.analysis.TurningPoint;
import pbem.picture.Diagram;
import pbem.picture.DrawingPlan;
import pbem.query.AnalysisQueries;
import pbem.web.picture.PictureFormat;
import pbem.web.text.SiteTexts;

/**
 * What was found in a game, as pages show it.
 *
 * @param curve trusted: drawn by us
 * @param text the same in letters
 * @param from where the first point of the curve lies, from the left, in units of the drawing
 * @param to where the last one lies
 */
public record ShownAnalysis(AnalysisQueries.Analysed found, String curve, String text, double from, double to) {

    static ShownAnalysis of(AnalysisQueries.Analysed found, SiteTexts texts) {
        Diagram diagram = found.curve().diagram();
        DrawingPlan plan = DrawingPlan.of(diagram, texts.phrases());
        return new ShownAnalysis(
                found,
                PictureFormat.SVG.draw(diagram, texts),
                PictureFormat.TEXT.draw(diagram, texts),
                plan.at(found.curve().at(0)).x(),
                plan.at(found.curve().at(found.chances().size() - 1)).x());
    }

    /** So many points the curve has: one before each move, and perhaps one at the end. */
    public int points() {
        return found.chances().size();
    }

    /** The path of the position before a move. */
    public String before(TurningPoint turn) {
        return "/boards/" + found.board() + "/moves/" + (turn.move() - 1);
    }

    /** The path of the position after so many moves of the line that would have been better. */
    public String better(TurningPoint turn, int moves) {
        String line = String.join(";", turn.line().subList(0, moves));
        return before(turn) + "?line="
                + URLEncoder.encode(line, StandardCharsets.UTF_8).replace("%2C", ",");
    }
}
