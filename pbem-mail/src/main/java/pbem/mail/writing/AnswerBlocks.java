package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.mail.writing.body.Block;

/**
 * A part of an answer in blocks.
 *
 * @param lead the first words of the mail if it begins with this part
 * @param title what stands in their place further down, if anything
 * @param blocks below that
 */
record AnswerBlocks(String lead, Optional<Block> title, List<Block> blocks) {

    AnswerBlocks {
        blocks = List.copyOf(blocks);
    }

    /** Further down the lead is a paragraph. */
    static AnswerBlocks paragraph(String lead, List<Block> blocks) {
        return new AnswerBlocks(lead, Optional.of(new Block.Paragraph(lead)), blocks);
    }

    /** Further down the lead is a heading. */
    static AnswerBlocks headed(String lead, List<Block> blocks) {
        return new AnswerBlocks(lead, Optional.of(new Block.Heading(lead)), blocks);
    }

    /** Further down it needs no lead. */
    static AnswerBlocks untitled(String lead, List<Block> blocks) {
        return new AnswerBlocks(lead, Optional.empty(), blocks);
    }

    /** At the top of a mail. */
    List<Block> first() {
        List<Block> all = new ArrayList<>(List.of(new Block.Lead(lead, List.of()), new Block.Marker()));
        all.addAll(blocks);
        return all;
    }

    /** Below another part. */
    List<Block> further() {
        List<Block> all = new ArrayList<>();
        title.ifPresent(all::add);
        all.addAll(blocks);
        return all;
    }
}
