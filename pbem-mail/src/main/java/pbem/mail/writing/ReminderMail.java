package pbem.mail.writing;

import java.util.List;
import pbem.mail.writing.board.BoardReplyLines;
import pbem.mail.writing.board.BoardView;
import pbem.notice.ReplyTarget;
import pbem.notice.ScheduledNotice;

/**
 * The mail that reminds a player of the boards that wait for them. If it is about one board, a reply can make a move.
 */
record ReminderMail(MailDraft mail, ScheduledNotice.Reminder reminder) {

    MailDraft write() {
        WaitingBoards waiting = new WaitingBoards(mail);
        List<ScheduledNotice.Due> playable = waiting.playable(reminder.boards());
        List<ScheduledNotice.Due> boards = playable.isEmpty() ? reminder.boards() : playable;
        ScheduledNotice.Due first = boards.get(0);
        String until = mail.phrases.until(first.until(), mail.now);
        if (boards.size() == 1) {
            BoardView view = mail.boards.at(first.board(), first.revision());
            return mail.lead("mail.reminder", mail.readerName(), first.board(), until)
                    .tournament(first.board())
                    .board(view, 1)
                    .addAll(new BoardReplyLines(view, mail.phrases).blocks())
                    .ofBoard(view, first.revision());
        }
        mail.lead("mail.reminders", mail.readerName(), boards.size(), until).paragraph("mail.reply-names-boards");
        waiting.write(boards);
        return mail.footer()
                .subject(mail.say("mail.subject-reminder", boards.size()))
                .replied(ReplyTarget.NONE);
    }
}
