package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.mail.writing.board.BoardBlocks;
import pbem.mail.writing.board.BoardReplyLines;
import pbem.mail.writing.board.BoardStateText;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.board.ChanceBlocks;
import pbem.mail.writing.board.ClockBlocks;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.notice.Notice.Answer;
import pbem.player.Player;

/** A board that somebody asked for, or that goes with a refusal. */
record ShownAnswer(MailContext context, ReplySubject subject, Answer.Shown shown) {

    AnswerBlocks blocks(String contentId) {
        PhraseFormatter phrases = context.phrases();
        BoardView view = view();
        boolean pictured = !shown.textOnly() && subject.pictured();
        List<Block> blocks = new ArrayList<>(
                new BoardBlocks(view, phrases, context.now(), shown.thing(), pictured).blocks(contentId));
        if (!subject.refuses()) {
            blocks.addAll(new ChanceBlocks(view, phrases).blocks());
        }
        if (subject.mayMove()) {
            blocks.addAll(new ClockBlocks(view, phrases, context.now()).claim());
            blocks.addAll(new BoardReplyLines(view, phrases).blocks());
        }
        return AnswerBlocks.paragraph(new BoardStateText(view, phrases).say(), blocks);
    }

    /** Whatever the notice says, nobody is shown what only another player may see. */
    private BoardView view() {
        Optional<Long> reader = context.reader().map(Player::id);
        boolean own = shown.eyes().isPresent() && shown.eyes().equals(reader);
        return own
                ? context.boards().withQueueAt(shown.board(), shown.revision())
                : context.boards().publicAt(shown.board(), shown.revision());
    }
}
