package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.notice.Context;
import pbem.notice.Notice;

/** The mail that reminds a player of the boards that wait for him; about one board it can be answered like its own. */
record ReminderMail(MailIdentity identity, Voice voice, Draft draft) {

    Composition compose(Matter.OfReminder matter) {
        return matter.due().size() == 1 ? ofOne(matter, matter.due().get(0)) : ofMany(matter);
    }

    private Composition ofOne(Matter.OfReminder matter, Notice.Due due) {
        int number = due.board();
        BoardView view = BoardView.of(matter.boards().get(number), due.revision(), draft.reader());
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(
                voice.say("mail.reminder", reader(), number, voice.until(due.until(), draft.now())), List.of()));
        blocks.add(new Block.Marker());
        blocks.addAll(
                new BoardBlocks(view, voice, draft, Optional.empty()).blocks(identity.contentId(draft.token(), 1)));
        blocks.addAll(new BoardWays(view, voice).blocks());
        blocks.add(new Footers(identity, voice).ofBoard(number));
        return new Composition(
                CleanText.line(view.board().heading()),
                Optional.of(identity.boardThread(number)),
                Optional.of(view.board().game()),
                draft.reader()
                        .map(reader -> ReplyRight.ofPlayer(reader.id(), new Context.OfBoard(number, due.revision()))),
                blocks);
    }

    private Composition ofMany(Matter.OfReminder matter) {
        int boards = matter.due().size();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(
                voice.say(
                        "mail.reminders",
                        reader(),
                        boards,
                        voice.until(matter.due().get(0).until(), draft.now())),
                List.of()));
        blocks.add(new Block.Marker());
        blocks.add(new Block.Paragraph(voice.say("mail.reply-names-boards")));
        blocks.addAll(new WaitingBoards(identity, voice, draft).blocks(matter.due(), matter.boards()));
        blocks.add(new Footers(identity, voice).plain());
        return new Composition(
                voice.say("mail.subject-reminder", boards),
                Optional.empty(),
                Optional.empty(),
                draft.reader().map(reader -> ReplyRight.ofPlayer(reader.id(), Context.NONE)),
                blocks);
    }

    private String reader() {
        return draft.reader().map(reader -> CleanText.line(reader.user())).orElse("");
    }
}
