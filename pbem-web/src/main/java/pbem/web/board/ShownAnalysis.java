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
 * The analysis of a game, ready for a page.
 *
 * @param curve the curve as SVG; trusted, since we draw it
 * @param text the curve in letters
 * @param from the horizontal position of the curve's first point, from the left, in units of the drawing
 * @param to the horizontal position of the curve's last point
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

    /** The number of points of the curve: one before each move, and perhaps one at the end. */
    public int points() {
        return found.chances().size();
    }

    /** The path of the position before a move. */
    public String before(TurningPoint turn) {
        return "/boards/" + found.board() + "/moves/" + (turn.move() - 1);
    }

    /** The path of the position after that many moves of the better line. */
    public String better(TurningPoint turn, int moves) {
        String line = String.join(";", turn.line().subList(0, moves));
        return before(turn) + "?line="
                + URLEncoder.encode(line, StandardCharsets.UTF_8).replace("%2C", ",");
    }
}
