package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.notice.Context;

/** The mail that says that an opponent's time is up and the game can be claimed. */
record ClaimMail(MailIdentity identity, Voice voice, Draft draft) {

    Composition compose(Matter.OfClaim matter) {
        BoardView view = BoardView.of(matter.present(), matter.revision(), draft.reader());
        int number = view.board().number();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(voice.say("mail.claimable", CleanText.line(matter.late()), number), List.of()));
        blocks.add(new Block.Marker());
        blocks.addAll(new ClockWords(view, voice, draft).claim());
        blocks.addAll(
                new BoardBlocks(view, voice, draft, Optional.empty()).blocks(identity.contentId(draft.token(), 1)));
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
