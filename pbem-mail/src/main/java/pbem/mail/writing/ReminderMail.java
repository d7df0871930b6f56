package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;

/** The mail that reminds a player of the boards that wait for him; about one board it can be answered like its own. */
record ReminderMail(MailIdentity identity, PhraseFormatter phrases, MailDraft draft) {

    Composition compose(MailContent.OfReminder matter) {
        return matter.due().size() == 1 ? ofOne(matter, matter.due().get(0)) : ofMany(matter);
    }

    private Composition ofOne(MailContent.OfReminder matter, Notice.Due due) {
        int number = due.board();
        BoardView view = BoardView.of(matter.boards().get(number), due.revision(), draft.reader());
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(
                phrases.say("mail.reminder", reader(), number, phrases.until(due.until(), draft.now())), List.of()));
        blocks.add(new Block.Marker());
        blocks.addAll(
                new BoardBlocks(view, phrases, draft, Optional.empty()).blocks(identity.contentId(draft.token(), 1)));
        blocks.addAll(new BoardReplyLines(view, phrases).blocks());
        blocks.add(new Footers(identity, phrases).ofBoard(number));
        return new Composition(
                CleanText.line(view.board().heading()),
                Optional.of(identity.boardThread(number)),
                Optional.of(view.board().game()),
                draft.reader()
                        .map(reader ->
                                ReplyGrant.ofPlayer(reader.id(), new ReplyTarget.OfBoard(number, due.revision()))),
                blocks);
    }

    private Composition ofMany(MailContent.OfReminder matter) {
        int boards = matter.due().size();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(
                phrases.say(
                        "mail.reminders",
                        reader(),
                        boards,
                        phrases.until(matter.due().get(0).until(), draft.now())),
                List.of()));
        blocks.add(new Block.Marker());
        blocks.add(new Block.Paragraph(phrases.say("mail.reply-names-boards")));
        blocks.addAll(new WaitingBoards(identity, phrases, draft).blocks(matter.due(), matter.boards()));
        blocks.add(new Footers(identity, phrases).plain());
        return new Composition(
                phrases.say("mail.subject-reminder", boards),
                Optional.empty(),
                Optional.empty(),
                draft.reader().map(reader -> ReplyGrant.ofPlayer(reader.id(), ReplyTarget.NONE)),
                blocks);
    }

    private String reader() {
        return draft.reader().map(reader -> CleanText.line(reader.user())).orElse("");
    }
}
