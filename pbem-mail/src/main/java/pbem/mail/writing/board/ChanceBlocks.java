package pbem.mail.writing.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.game.Seed;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.PhraseFormatter;

/**
 * Blocks with which everybody can check the chance on a board: the fingerprint of its seed, and the seed once the board
 * is closed.
 */
public record ChanceBlocks(BoardView view, PhraseFormatter phrases) {

    /** The blocks; empty for a game without chance. */
    public List<Block> blocks() {
        Optional<String> published = view.board().commitment();
        Optional<Seed> seed = view.record().disclosedSeed();
        List<Block.CommandLine> numbers = new ArrayList<>();
        seed.ifPresent(known -> numbers.add(new Block.CommandLine(known.reveal(), "")));
        published.ifPresent(hash -> numbers.add(new Block.CommandLine(hash, "")));
        return numbers.isEmpty()
                ? List.of()
                : List.of(
                        phrases.paragraph(
                                seed.isPresent() ? "mail.chance-disclosed" : "mail.chance",
                                view.board().game().name()),
                        new Block.CommandLines(numbers));
    }
}
