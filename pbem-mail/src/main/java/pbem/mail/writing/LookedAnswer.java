package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import pbem.game.Look;
import pbem.game.Viewer;
import pbem.mail.writing.board.BoardStateText;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;

/** A board, or one of its cells, in words. */
record LookedAnswer(MailContext context, ReplySubject subject, Answer.Looked looked) {

    AnswerBlocks blocks() {
        PhraseFormatter phrases = context.phrases();
        BoardView view = context.boards().publicAt(looked.board(), looked.revision());
        List<Block> blocks = new ArrayList<>();
        sentences(view).forEach(sentence -> blocks.add(new Block.Paragraph(phrases.say(sentence))));
        if (subject.mayMove()) {
            blocks.add(new Block.Paragraph(phrases.say("mail.look-more")));
        }
        return AnswerBlocks.paragraph(new BoardStateText(view, phrases).say(), blocks);
    }

    private List<Phrase> sentences(BoardView view) {
        return looked.cell()
                .map(cell -> view.named(view.record()
                        .position()
                        .words(Viewer.PUBLIC)
                        .look(cell)
                        .<List<Phrase>>match(
                                Look.Seen::words,
                                missing -> List.of(missing.refusal().phrase()))))
                .orElseGet(
                        () -> view.record().diagram(Viewer.PUBLIC).description().sentences());
    }
}
