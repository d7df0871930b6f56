package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.mail.writing.body.Block;

/**
 * A part of an answer in blocks.
 *
 * @param lead the first words of the mail if this part is at its top
 * @param title what replaces the lead further down, if anything
 * @param blocks the blocks below it
 */
record AnswerBlocks(String lead, Optional<Block> title, List<Block> blocks) {

    AnswerBlocks {
        blocks = List.copyOf(blocks);
    }

    /** A part whose lead becomes a paragraph further down. */
    static AnswerBlocks paragraph(String lead, List<Block> blocks) {
        return new AnswerBlocks(lead, Optional.of(new Block.Paragraph(lead)), blocks);
    }

    /** A part whose lead becomes a heading further down. */
    static AnswerBlocks headed(String lead, List<Block> blocks) {
        return new AnswerBlocks(lead, Optional.of(new Block.Heading(lead)), blocks);
    }

    /** A part that needs no lead further down. */
    static AnswerBlocks untitled(String lead, List<Block> blocks) {
        return new AnswerBlocks(lead, Optional.empty(), blocks);
    }

    /** The part as the top of a mail, with that line above which a reply is written. */
    List<Block> first(Block.Marker marker) {
        List<Block> all = new ArrayList<>(List.of(new Block.Lead(lead, List.of()), marker));
        all.addAll(blocks);
        return all;
    }

    /** The part below another part. */
    List<Block> further() {
        List<Block> all = new ArrayList<>();
        title.ifPresent(all::add);
        all.addAll(blocks);
        return all;
    }
}
