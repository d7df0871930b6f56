package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import pbem.mail.writing.board.BoardReplyLines;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.body.Block;
import pbem.notice.ReplyTarget;
import pbem.notice.ScheduledNotice;

/** The mail that reminds a player of the boards that wait for them; about one board it can be answered like its own. */
record ReminderMail(MailContext context, ScheduledNotice.Reminder reminder) {

    MailContent content() {
        return reminder.boards().size() == 1 ? ofOne(reminder.boards().get(0)) : ofMany(reminder.boards());
    }

    private MailContent ofOne(ScheduledNotice.Due due) {
        BoardView view = context.boards().at(due.board(), due.revision());
        List<Block> blocks = new ArrayList<>();
        blocks.add(
                new Block.Lead(context.say("mail.reminder", context.readerName(), due.board(), until(due)), List.of()));
        blocks.add(new Block.Marker());
        context.tournament(due.board()).ifPresent(blocks::add);
        blocks.addAll(context.board(view));
        blocks.addAll(new BoardReplyLines(view, context.phrases()).blocks());
        blocks.add(context.footerOfBoard(due.board()));
        return context.ofBoard(view, due.revision(), blocks);
    }

    private MailContent ofMany(List<ScheduledNotice.Due> boards) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(
                context.say("mail.reminders", context.readerName(), boards.size(), until(boards.get(0))), List.of()));
        blocks.add(new Block.Marker());
        blocks.add(new Block.Paragraph(context.say("mail.reply-names-boards")));
        blocks.addAll(new WaitingBoards(context).blocks(boards));
        blocks.add(context.footer());
        return MailContent.of(context.say("mail.subject-reminder", boards.size()), blocks)
                .repliedWith(context.grant(ReplyTarget.NONE));
    }

    private String until(ScheduledNotice.Due due) {
        return context.phrases().until(due.until(), context.now());
    }
}
