package pbem.games.chroma;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.game.Run;
import pbem.phrase.Phrase;

/**
 * One cell in words: its cube or the colours that may go there, the cells below, beside and above it, its row and its
 * column.
 */
record CellInWords(Cubes cubes, Cell cell) {

    List<Phrase> sentences() {
        List<Phrase> words = new ArrayList<>();
        words.add(here());
        if (!cell.supporters().isEmpty()) {
            words.add(Phrase.of("chroma.words-stands-on", read(cell.supporters())));
        }
        List<Cell> around = cell.around().stream().filter(lattice()::has).toList();
        words.add(around.isEmpty() ? Phrase.of("chroma.words-alone") : Phrase.of("chroma.words-beside", read(around)));
        List<Cell> above = Stream.of(Face.values())
                .map(face -> face.above(cell))
                .filter(lattice()::has)
                .toList();
        if (!above.isEmpty()) {
            words.add(Phrase.of("chroma.words-above", read(above)));
        }
        words.add(Phrase.of(
                "chroma.words-row", Cell.row(cell.row()), runs(cubes, BoardInWords.row(cell.level(), cell.row()))));
        words.add(Phrase.of("chroma.words-column", cell.column(), runs(cubes, column())));
        return words;
    }

    /** The content of a cell: "red" or "empty". */
    static Phrase content(Cubes cubes, Cell cell) {
        return cubes.at(cell).map(Colour::phrase).orElseGet(() -> Phrase.of("chroma.words-empty"));
    }

    private Phrase here() {
        if (cubes.at(cell).isPresent()) {
            return Phrase.of("chroma.words-cube", cell.name(), content(cubes, cell));
        }
        List<Cell> missing = cell.supporters().stream()
                .filter(below -> cubes.at(below).isEmpty())
                .toList();
        if (!missing.isEmpty()) {
            return Phrase.of("chroma.words-unsupported", cell.name(), Cell.names(missing), missing.size());
        }
        List<Phrase> fitting = Stream.of(Colour.values())
                .filter(colour -> cubes.isOpen(cell, colour))
                .map(Colour::phrase)
                .toList();
        if (fitting.size() == Colour.values().length) {
            return Phrase.of("chroma.words-takes-all", cell.name());
        }
        return fitting.isEmpty()
                ? Phrase.of("chroma.words-closed", cell.name())
                : Phrase.of("chroma.words-takes", cell.name(), fitting, fitting.size());
    }

    private List<Cell> column() {
        return IntStream.rangeClosed(cell.column(), lattice().rows(cell.level()))
                .mapToObj(row -> new Cell(cell.level(), row, cell.column()))
                .toList();
    }

    static Phrase runs(Cubes cubes, List<Cell> line) {
        return Run.told("chroma.words-cell", line, Cell::name, at -> content(cubes, at));
    }

    private Phrase read(List<Cell> cells) {
        return Phrase.inTurn(cells.stream()
                .map(at -> Phrase.of("chroma.words-cell", at.name(), content(cubes, at)))
                .toList());
    }

    private Lattice lattice() {
        return cubes.lattice();
    }
}
