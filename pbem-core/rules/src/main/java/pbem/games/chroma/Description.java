package pbem.games.chroma;

import java.util.List;
import pbem.phrase.Phrase;

/** The board in words, for those who cannot see it. */
record Description(Cubes cubes) {

    Phrase phrase() {
        Phrase board = Phrase.of("chroma.board", cubes.lattice().size());
        for (Colour colour : Colour.values()) {
            List<String> names = cubes.of(colour).stream().map(Cell::name).toList();
            if (!names.isEmpty()) {
                board = Phrase.of("chroma.and-then", board, Phrase.of("chroma.lie-at", colour.phrase(), names));
            }
        }
        return board;
    }
}
