package pbem.mail.writing;

import java.util.List;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.notice.Notice.Answer;
import pbem.record.text.RecordText;

/** The record of a board as text. What players said to each other is for those who play. */
record WrittenAnswer(MailContext context, Answer.Written written) {

    AnswerBlocks blocks() {
        BoardView view = context.boards().at(written.board(), written.revision());
        RecordText.Detail detail = view.seat().isPresent() ? RecordText.Detail.PLAYERS : RecordText.Detail.PUBLIC;
        List<String> lines = new RecordText(view.record(), context.phrases()::say, detail, view::hears)
                .lines().stream().map(CleanText::plain).toList();
        return AnswerBlocks.paragraph(context.say("mail.record", written.board()), List.of(new Block.Verbatim(lines)));
    }
}
