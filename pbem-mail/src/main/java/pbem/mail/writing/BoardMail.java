package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.play.Context;

/** The mail that says what happened on a board. */
record BoardMail(MailIdentity identity, Voice voice, Draft draft) {

    Composition compose(Matter.OfBoard matter) {
        BoardView view = BoardView.of(matter.present(), matter.revision(), draft.reader());
        int number = view.board().number();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new BoardNewsWords(view, voice).lead());
        blocks.add(new Block.Marker());
        blocks.addAll(new BoardBlocks(view, voice, draft.now(), Optional.empty())
                .blocks(identity.contentId(draft.token(), 1)));
        matter.greetings().stream()
                .filter(greeting -> !draft.reader().equals(Optional.of(greeting.by())))
                .flatMap(greeting ->
                        Quotes.of(
                                voice.say(
                                        "mail.writes",
                                        CleanText.line(greeting.by().user())),
                                greeting.words())
                                .stream())
                .forEach(blocks::add);
        blocks.addAll(new BoardWays(view, voice).blocks());
        blocks.add(new Footers(identity, voice).ofBoard(number));
        return new Composition(
                CleanText.line(view.board().heading()),
                Optional.of(identity.boardThread(number)),
                Optional.of(view.board().game()),
                draft.reader()
                        .map(reader ->
                                ReplyRight.ofPlayer(reader.id(), new Context.OfBoard(number, matter.revision()))),
                blocks);
    }
}
