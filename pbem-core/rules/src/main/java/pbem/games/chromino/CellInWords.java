package pbem.games.chromino;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import pbem.game.Run;
import pbem.phrase.Phrase;

/**
 * One cell of the table in words: the tile on it or the colours that could lie there, its four neighbours, its row and
 * its column. All of this is public.
 */
record CellInWords(LaidTiles table, Cell cell) {

    private static final List<Heading> ROUND = List.of(Heading.NORTH, Heading.EAST, Heading.SOUTH, Heading.WEST);

    List<Phrase> sentences() {
        List<Phrase> words = new ArrayList<>();
        words.add(here());
        words.add(Phrase.of(
                "chromino.words-beside",
                Phrase.inTurn(ROUND.stream()
                        .map(way -> Phrase.of(
                                "chromino.words-side",
                                way(way),
                                cell.step(way, 1).name(),
                                content(cell.step(way, 1))))
                        .toList())));
        Frame frame = Frame.round(table);
        List<Phrase> row = runs(
                table, frame.columns().mapToObj(x -> new Cell(x, cell.y())).toList(), at -> String.valueOf(at.x()));
        words.add(
                row.isEmpty()
                        ? Phrase.of("chromino.words-row-empty", String.valueOf(cell.y()))
                        : Phrase.of("chromino.words-row", String.valueOf(cell.y()), Phrase.inTurn(row)));
        List<Phrase> column =
                runs(table, frame.rows().mapToObj(y -> new Cell(cell.x(), y)).toList(), at -> String.valueOf(at.y()));
        words.add(
                column.isEmpty()
                        ? Phrase.of("chromino.words-column-empty", String.valueOf(cell.x()))
                        : Phrase.of("chromino.words-column", String.valueOf(cell.x()), Phrase.inTurn(column)));
        return words;
    }

    private Phrase here() {
        Optional<Placement> tile = table.tile(cell);
        if (tile.isPresent()) {
            return Phrase.of(
                    "chromino.words-covered",
                    cell.name(),
                    content(cell),
                    TableInWords.spelled(tile.get().letters()),
                    tile.get().cell(0).name(),
                    tile.get().cell(Placement.SQUARES - 1).name());
        }
        int allowed = Hue.ALL;
        int contacts = 0;
        for (Heading way : ROUND) {
            Optional<Hue> beside = table.hue(cell.step(way, 1));
            allowed &= beside.map(Hue::partners).orElse(Hue.ALL);
            contacts += beside.isPresent() ? 1 : 0;
        }
        if (contacts == 0) {
            return Phrase.of("chromino.words-free", cell.name());
        }
        int possible = allowed;
        List<Phrase> hues = Stream.of(Hue.values())
                .filter(hue -> hue != Hue.JOKER && (possible & hue.bit()) != 0)
                .map(Hue::phrase)
                .toList();
        return hues.isEmpty()
                ? Phrase.of("chromino.words-closed", cell.name())
                : Phrase.of("chromino.words-takes", cell.name(), hues, contacts);
    }

    /** The squares of a row or column, from west to east or from south to north, without the empty cells. */
    static List<Phrase> runs(LaidTiles table, List<Cell> line, Function<Cell, String> number) {
        return Run.of(line, number, table::hue).stream()
                .filter(run -> run.look().isPresent())
                .map(run -> squares(run.look().get().phrase(), run.cells()))
                .toList();
    }

    private static Phrase squares(Phrase hue, List<String> numbers) {
        String last = numbers.get(numbers.size() - 1);
        return numbers.size() == 1
                ? Phrase.of("chromino.words-square", hue, last)
                : Phrase.of("chromino.words-squares", hue, numbers.get(0), last);
    }

    private Phrase content(Cell at) {
        return table.hue(at).map(Hue::phrase).orElseGet(() -> Phrase.of("chromino.words-empty"));
    }

    private static Phrase way(Heading way) {
        return Phrase.of("chromino.words-heading", way.ordinal());
    }
}
