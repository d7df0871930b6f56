package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import pbem.mail.writing.board.BoardReplyLines;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.board.ClockBlocks;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.notice.ScheduledNotice;

/** The mail that says that an opponent's time is up and the game can be claimed. */
record ClaimMail(MailContext context, ScheduledNotice.Claimable claimable) {

    MailContent content() {
        BoardView view = context.boards().at(claimable.board(), claimable.revision());
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(
                context.say("mail.claimable", CleanText.line(claimable.late()), claimable.board()), List.of()));
        blocks.add(new Block.Marker());
        blocks.addAll(new ClockBlocks(view, context.phrases(), context.now()).claim());
        blocks.addAll(context.board(view));
        blocks.addAll(new BoardReplyLines(view, context.phrases()).blocks());
        blocks.add(context.footerOfBoard(claimable.board()));
        return context.ofBoard(view, claimable.revision(), blocks);
    }
}
