package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.notice.Context;
import pbem.record.GameRecord;

/** The mail that says what happened on a board. */
record BoardMail(MailIdentity identity, Voice voice, Draft draft) {

    Composition compose(Matter.OfBoard matter) {
        GameRecord told = matter.present().at(matter.revision());
        BoardView view = new BoardView(matter.present(), told, matter.more(), draft.reader(), true, matter.queued());
        int number = view.board().number();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new BoardNewsWords(view, voice).lead());
        blocks.add(new Block.Marker());
        matter.asides().forEach(aside -> blocks.add(new Block.Paragraph(voice.say(aside))));
        blocks.addAll(new Lesson(view, voice).blocks());
        blocks.addAll(
                new BoardBlocks(view, voice, draft, Optional.empty()).blocks(identity.contentId(draft.token(), 1)));
        blocks.addAll(greetings(matter));
        blocks.addAll(new ClockWords(view, voice, draft).claim());
        if (matter.revision() == 0 || view.record().state() != GameRecord.State.ACTIVE) {
            blocks.addAll(new ChanceBlocks(view, voice).blocks());
        }
        boolean watches = draft.reader().isPresent() && view.seat().isEmpty();
        blocks.addAll(watches ? new WatcherWays(view, voice).blocks() : new BoardWays(view, voice).blocks());
        blocks.add(new Footers(identity, voice).ofBoard(number));
        return new Composition(
                CleanText.line(view.board().heading()),
                Optional.of(identity.boardThread(number)),
                Optional.of(view.board().game()),
                draft.reader()
                        .map(reader ->
                                ReplyRight.ofPlayer(reader.id(), new Context.OfBoard(number, matter.revision()))),
                draft.reader()
                        .filter(reader -> watches)
                        .map(reader -> ReplyRight.ofPlayer(reader.id(), new Context.Unwatch(number))),
                blocks);
    }

    /** What was said with the yes to the challenge, to everybody but whoever said it. */
    private List<Block> greetings(Matter.OfBoard matter) {
        return matter.greetings().stream()
                .filter(greeting -> !draft.reader().equals(Optional.of(greeting.by())))
                .flatMap(greeting ->
                        Quotes.of(
                                voice.say(
                                        "mail.writes",
                                        CleanText.line(greeting.by().user())),
                                greeting.words())
                                .stream())
                .<Block>map(quote -> quote)
                .toList();
    }
}
