package pbem.mail.writing;

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

/** The mail with the analysis of a game: every player's chances by move, and the moves that cost most. */
record AnalysisMail(MailDraft mail, ScheduledNotice.Analysed analysed) {

    MailDraft write() {
        Level level = new Level(analysed.level());
        BoardView view = mail.boards.publicAt(analysed.board(), analysed.revision());
        mail.repositories
                .analyses()
                .done(new Analyses.Key(analysed.board(), analysed.revision(), level))
                .ifPresentOrElse(
                        found -> write(view, new GameAnalysis(view.record(), level), found),
                        // the method of analysis has changed since the result was found
                        () -> mail.lead("mail.analysis-outdated", mail.heading(view.board()), analysed.board()));
        return mail.ofBoard(view, analysed.revision());
    }

    private void write(BoardView view, GameAnalysis analysis, Findings found) {
        PhraseFormatter phrases = mail.phrases;
        List<TurningPoint> turns = analysis.turns(found);
        Diagram curve = new ChanceCurve(view.board(), analysis.curve(found)).diagram();
        mail.lead(
                        turns.isEmpty() ? "mail.analysed-even" : "mail.analysed",
                        mail.heading(view.board()),
                        found.analyst().by(analysed.level()),
                        turns.size())
                .add(phrases.paragraph(found.analyst().how()))
                .add(new Block.Heading(phrases.say(curve.title())))
                .add(new Block.Board(
                        new BoardPicture(view.fileName() + "-chances", mail.contentId(1), curve, phrases)));
        analysis.remarks(found).forEach(remark -> mail.add(phrases.paragraph(remark)));
        for (int i = 0; i < turns.size(); i++) {
            write(view, turns.get(i), i + 2);
        }
        mail.identity
                .page("/boards/" + analysed.board() + "/analysis")
                .ifPresent(page -> mail.paragraph("mail.analysis-page", page));
    }

    private void write(BoardView view, TurningPoint turn, int picture) {
        PhraseFormatter phrases = mail.phrases;
        TurnWords words = new TurnWords(turn, view.user(turn.seat()));
        mail.add(new Block.Heading(phrases.say(words.heading())))
                .add(new Block.Board(new BoardPicture(
                        view.board().game().name() + "-" + analysed.board() + "-" + turn.revision(),
                        mail.contentId(picture),
                        view.named(view.record().at(turn.revision()).diagram(Viewer.of(turn.seat()))),
                        phrases)));
        if (view.board().game().hidesHands(view.board().setup())) {
            mail.paragraph("mail.analysis-hand", view.user(turn.seat()));
        }
        words.sentences().forEach(sentence -> mail.add(phrases.paragraph(sentence)));
    }
}
