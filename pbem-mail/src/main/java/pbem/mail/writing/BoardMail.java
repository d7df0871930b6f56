package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.notice.ReplyTarget;
import pbem.record.GameRecord;

/** The mail that says what happened on a board. */
record BoardMail(MailIdentity identity, PhraseFormatter phrases, MailDraft draft) {

    Composition compose(MailContent.OfBoard matter) {
        GameRecord told = matter.present().at(matter.revision());
        BoardView view = new BoardView(matter.present(), told, matter.more(), draft.reader(), true, matter.queued());
        int number = view.board().number();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new BoardNewsWords(view, phrases).lead());
        blocks.add(new Block.Marker());
        matter.asides().forEach(aside -> blocks.add(new Block.Paragraph(phrases.say(aside))));
        blocks.addAll(new TutorialHint(view, phrases).blocks());
        blocks.addAll(
                new BoardBlocks(view, phrases, draft, Optional.empty()).blocks(identity.contentId(draft.token(), 1)));
        blocks.addAll(greetings(matter));
        blocks.addAll(new ClockWords(view, phrases, draft).claim());
        if (matter.revision() == 0 || view.record().state() != GameRecord.State.ACTIVE) {
            blocks.addAll(new ChanceBlocks(view, phrases).blocks());
        }
        boolean watches = draft.reader().isPresent() && view.seat().isEmpty();
        blocks.addAll(
                watches ? new WatcherReplyLines(view, phrases).blocks() : new BoardReplyLines(view, phrases).blocks());
        blocks.add(new Footers(identity, phrases).ofBoard(number));
        return new Composition(
                CleanText.line(view.board().heading()),
                Optional.of(identity.boardThread(number)),
                Optional.of(view.board().game()),
                draft.reader()
                        .map(reader ->
                                ReplyGrant.ofPlayer(reader.id(), new ReplyTarget.OfBoard(number, matter.revision()))),
                draft.reader()
                        .filter(reader -> watches)
                        .map(reader -> ReplyGrant.ofPlayer(reader.id(), new ReplyTarget.Unwatch(number))),
                blocks);
    }

    /** What was said with the yes to the challenge, to everybody but whoever said it. */
    private List<Block> greetings(MailContent.OfBoard matter) {
        return matter.greetings().stream()
                .filter(greeting -> !draft.reader().equals(Optional.of(greeting.by())))
                .flatMap(greeting ->
                        Quotes.of(
                                phrases.say(
                                        "mail.writes",
                                        CleanText.line(greeting.by().user())),
                                greeting.words())
                                .stream())
                .<Block>map(quote -> quote)
                .toList();
    }
}
