package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import pbem.analysis.ChanceCurve;
import pbem.analysis.Findings;
import pbem.analysis.GameAnalysis;
import pbem.analysis.TurnWords;
import pbem.analysis.TurningPoint;
import pbem.engine.Level;
import pbem.game.Viewer;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.BoardPicture;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.notice.ScheduledNotice;
import pbem.picture.Diagram;
import pbem.repository.robot.Analyses;

/** The mail that tells where a game turned: the chances of all by move, and the moves that cost most. */
record AnalysisMail(MailContext context, ScheduledNotice.Analysed analysed) {

    MailContent content() {
        PhraseFormatter phrases = context.phrases();
        int number = analysed.board();
        Level level = new Level(analysed.level());
        BoardView view = context.boards().publicAt(number, analysed.revision());
        Findings found = context.repositories()
                .analyses()
                .done(new Analyses.Key(number, analysed.revision(), level))
                .orElseThrow();
        GameAnalysis analysis = new GameAnalysis(view.record(), level);
        List<TurningPoint> turns = analysis.turns(found);
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(
                phrases.say(
                        turns.isEmpty() ? "mail.analysed-even" : "mail.analysed",
                        view.heading(),
                        level.number(),
                        turns.size()),
                List.of()));
        blocks.add(new Block.Marker());
        Diagram curve = new ChanceCurve(view.board(), analysis.curve(found)).diagram();
        blocks.add(new Block.Paragraph(phrases.say(TurnWords.how())));
        blocks.add(new Block.Heading(phrases.say(curve.title())));
        blocks.add(
                new Block.Board(new BoardPicture(view.fileName() + "-chances", context.contentId(1), curve, phrases)));
        for (int i = 0; i < turns.size(); i++) {
            blocks.addAll(turn(view, turns.get(i), i + 2));
        }
        context.identity()
                .page("/boards/" + number + "/analysis")
                .ifPresent(page -> blocks.add(new Block.Paragraph(phrases.say("mail.analysis-page", page))));
        blocks.add(context.footerOfBoard(number));
        return context.ofBoard(view, analysed.revision(), blocks);
    }

    private List<Block> turn(BoardView view, TurningPoint turn, int picture) {
        PhraseFormatter phrases = context.phrases();
        TurnWords words = new TurnWords(turn, view.user(turn.seat()));
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Heading(phrases.say(words.heading())));
        blocks.add(new Block.Board(new BoardPicture(
                view.board().game().name() + "-" + analysed.board() + "-" + turn.revision(),
                context.contentId(picture),
                view.named(view.record().at(turn.revision()).diagram(Viewer.of(turn.seat()))),
                phrases)));
        words.sentences().forEach(sentence -> blocks.add(new Block.Paragraph(phrases.say(sentence))));
        return blocks;
    }
}
