package pbem.mail.writing.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.phrase.Phrase;

/**
 * A board in words, or one of its cells.
 *
 * @param cell the only cell to describe; empty for the whole board
 */
public record LookBlocks(BoardView view, PhraseFormatter phrases, Optional<String> cell) {

    /** @param mayReply whether a reply is about this board as it is now */
    public List<Block> blocks(boolean mayReply) {
        List<Block> blocks = new ArrayList<>();
        sentences().forEach(sentence -> blocks.add(phrases.paragraph(sentence)));
        if (mayReply) {
            blocks.add(phrases.paragraph("mail.look-more"));
        }
        return blocks;
    }

    private List<Phrase> sentences() {
        return cell.map(named -> view.record()
                        .position()
                        .words(view.viewer())
                        .look(named)
                        .<List<Phrase>>match(words -> words, missing -> List.of(missing.phrase())))
                .map(view::named)
                .orElseGet(
                        () -> view.record().diagram(view.viewer()).description().sentences());
    }
}
