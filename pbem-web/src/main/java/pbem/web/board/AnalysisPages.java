package pbem.web.board;

import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import pbem.analysis.TurnWords;
import pbem.query.AnalysisQueries;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.page.ContentPolicy;
import pbem.web.page.Layout;
import pbem.web.page.Link;
import pbem.web.page.Routes;
import pbem.web.picture.PictureCache;
import pbem.web.picture.PictureFormat;
import pbem.web.text.SiteTexts;

/** Where games turned that are over: the chances of all by move, and the moves that cost most. */
public final class AnalysisPages {

    private final Layout layout;
    private final AnalysisQueries analyses;
    private final PictureCache pictures;
    private final SiteTexts texts;
    private final AnswerCache answers;

    public AnalysisPages(
            Layout layout, AnalysisQueries analyses, PictureCache pictures, SiteTexts texts, AnswerCache answers) {
        this.layout = layout;
        this.analyses = analyses;
        this.pictures = pictures;
        this.texts = texts;
        this.answers = answers;
    }

    /**
     * A move that cost much.
     *
     * @param before the position before it
     * @param picture of that position
     * @param words what would have been better, the line, and how sure that is
     */
    public record Turn(String heading, Link before, String picture, List<String> words) {
        public Turn {
            words = List.copyOf(words);
        }
    }

    /**
     * The page as its template needs it.
     *
     * @param curve trusted: drawn by us
     * @param text the same in letters
     * @param levels others at which the game was looked at
     */
    public record Model(
            Link board, int level, List<Link> levels, String how, String curve, String text, List<Turn> turns) {
        public Model {
            levels = List.copyOf(levels);
            turns = List.copyOf(turns);
        }
    }

    public void add(Routes routes) {
        routes.page("/boards/{board}/analysis", this::show);
    }

    private void show(Context context) {
        RequestedAnalysis asked = RequestedAnalysis.of(context);
        answers.send(context, asked, now -> page(asked));
    }

    private Answer page(RequestedAnalysis asked) {
        Model model = model(asked.find(analyses));
        return layout.answer(
                        layout.page(texts.say(
                                        "site.title-analysis", model.board().label()))
                                .at(path(asked.board())),
                        "analysis",
                        Map.of("analysis", model))
                .under(ContentPolicy.STRICT.withStylesOf(model.curve()).toString());
    }

    private static String path(int board) {
        return new BoardPath(board).now() + "/analysis";
    }

    private Model model(AnalysisQueries.Analysed found) {
        return new Model(
                new Link(
                        new BoardPath(found.board()).now(),
                        texts.say("site.board", found.game().title(), found.board())),
                found.level().number(),
                found.levels().stream()
                        .filter(level -> !level.equals(found.level()))
                        .map(level -> new Link(
                                path(found.board()) + "?level=" + level.number(), String.valueOf(level.number())))
                        .toList(),
                texts.say(TurnWords.how()),
                pictures.draw(found.curve(), PictureFormat.SVG).text(),
                pictures.draw(found.curve(), PictureFormat.TEXT).text(),
                found.turns().stream().map(turn -> turn(found.board(), turn)).toList());
    }

    private Turn turn(int board, AnalysisQueries.Turn turn) {
        TurnWords words = new TurnWords(turn.point(), turn.user());
        String before = new BoardPath(board).after(turn.point().move() - 1);
        return new Turn(
                texts.say(words.heading()),
                new Link(before, texts.say("site.before-move", turn.point().move())),
                before + "." + PictureFormat.SVG.ending(),
                words.sentences().stream().map(texts::say).toList());
    }
}
