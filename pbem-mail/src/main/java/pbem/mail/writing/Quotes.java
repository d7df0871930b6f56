package pbem.mail.writing;

import java.util.List;
import java.util.Optional;

/** Passes on what a person wrote. */
final class Quotes {

    private Quotes() {}

    /** Empty if nothing is left of it. */
    static Optional<Block.Quote> of(String heading, String words) {
        List<String> lines = CleanText.lines(words);
        return lines.isEmpty() ? Optional.empty() : Optional.of(new Block.Quote(heading, lines));
    }
}
