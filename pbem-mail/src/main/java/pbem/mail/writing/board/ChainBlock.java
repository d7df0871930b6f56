package pbem.mail.writing.board;

import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.record.text.RecordChain;

/** What lets everybody check, however much later, that nothing in the log of a board was changed since its end. */
public record ChainBlock(BoardView view, PhraseFormatter phrases) {

    public Block block() {
        String head = RecordChain.shortened(RecordChain.head(view.record()));
        return new Block.Paragraph(phrases.say("mail.chain", head, view.board().number()));
    }
}
