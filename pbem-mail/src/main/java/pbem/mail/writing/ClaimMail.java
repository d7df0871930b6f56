package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.notice.ReplyTarget;

/** The mail that says that an opponent's time is up and the game can be claimed. */
record ClaimMail(MailIdentity identity, PhraseFormatter phrases, MailDraft draft) {

    Composition compose(MailContent.OfClaim matter) {
        BoardView view = BoardView.of(matter.present(), matter.revision(), draft.reader());
        int number = view.board().number();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(phrases.say("mail.claimable", CleanText.line(matter.late()), number), List.of()));
        blocks.add(new Block.Marker());
        blocks.addAll(new ClockWords(view, phrases, draft).claim());
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
                                ReplyGrant.ofPlayer(reader.id(), new ReplyTarget.OfBoard(number, matter.revision()))),
                blocks);
    }
}
