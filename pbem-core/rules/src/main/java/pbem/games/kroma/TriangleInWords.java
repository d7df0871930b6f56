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
        words.add(Phrase.of(
                "kroma.words-row",
                Triangle.letter(triangle.row()),
                runs(
                        board,
                        board.grid().triangles().stream()
                                .filter(other -> other.row() == triangle.row())
                                .toList())));
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

    /** A row in words: "c1 empty, c2 and c3 blue". */
    static Phrase runs(PiecePlay board, List<Triangle> row) {
        return Phrase.inTurn(Run.of(row, Triangle::name, at -> content(board, at)).stream()
                .map(run -> Phrase.of("kroma.words-run", run.span(), run.look()))
                .toList());
    }
}
