package pbem.games.kroma;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.Run;
import pbem.phrase.Phrase;
import pbem.picture.grid.Triangles;

/** One triangle in words: the pieces on it, the colour that it shows, its neighbours, and its row. */
record TriangleInWords(PiecePlay board, Triangle triangle) {

    List<Phrase> sentences() {
        List<Phrase> words = new ArrayList<>();
        boolean up = Triangles.pointsUp(triangle.number());
        words.add(Phrase.of(up ? "kroma.words-up" : "kroma.words-down", triangle.name(), content(board, triangle)));
        Stream.of(board.first(), board.second())
                .forEach(layer -> piece(layer)
                        .ifPresent(piece -> words.add(Phrase.of(
                                layer == board.first() ? "kroma.words-lower" : "kroma.words-upper",
                                piece.colour().phrase(),
                                piece.kind().phrase(),
                                piece.area().names()))));
        Stream.of(Blend.values())
                .filter(blend -> board.of(blend).has(triangle))
                .map(blend -> board.grid().parts(board.of(blend)).stream()
                        .filter(part -> part.has(triangle))
                        .map(part -> Phrase.of("kroma.words-part", blend.phrase(), part.size()))
                        .findFirst()
                        .orElseThrow())
                .forEach(words::add);
        words.add(Phrase.of(
                "kroma.words-beside",
                Phrase.inTurn(List.of(
                        beside("left", triangle.row(), triangle.number() - 1),
                        beside("right", triangle.row(), triangle.number() + 1),
                        up
                                ? beside("below", triangle.row() + 1, triangle.number() + 1)
                                : beside("above", triangle.row() - 1, triangle.number() - 1)))));
        words.add(rowInWords(board, triangle.row()));
        return words;
    }

    private Optional<PlacedPiece> piece(Layer layer) {
        return layer.pieces().stream()
                .filter(piece -> piece.area().has(triangle))
                .findFirst();
    }

    private Phrase beside(String way, int row, int number) {
        return Triangle.at(row, number, board.grid().side())
                .map(next -> Phrase.of("kroma.words-to-" + way, next.name(), content(board, next)))
                .orElseGet(() -> Phrase.of("kroma.words-" + way + "-edge"));
    }

    /** What a triangle shows: "empty", "blue", "blue twice", "green". */
    static Phrase content(PiecePlay board, Triangle triangle) {
        Optional<Colour> below = board.first().at(triangle);
        Optional<Colour> above = board.second().at(triangle);
        if (below.isEmpty()) {
            return Phrase.of("kroma.words-empty");
        }
        if (above.isEmpty()) {
            return below.get().phrase();
        }
        return Blend.of(below.get(), above.get())
                .map(Blend::phrase)
                .orElseGet(() -> Phrase.of("kroma.words-twice", above.get().phrase()));
    }

    static Phrase rowInWords(PiecePlay board, int row) {
        return Phrase.of(
                "kroma.words-row",
                Triangle.letter(row),
                Run.told("kroma.words-run", row(board, row), Triangle::name, at -> content(board, at)));
    }

    static List<Triangle> row(PiecePlay board, int row) {
        return board.grid().triangles().stream()
                .filter(triangle -> triangle.row() == row)
                .toList();
    }
}
