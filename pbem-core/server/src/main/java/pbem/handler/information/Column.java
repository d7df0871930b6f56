package pbem.handler.information;

import java.util.List;
import java.util.function.Function;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;

/**
 * A column of a table in an answer.
 *
 * @param heading the key of its heading
 * @param cell makes the cell of a row
 */
record Column<T>(String heading, Function<? super T, Notice.Cell> cell) {

    /** A table with a line for each row. */
    static <T> Answer.Table table(Phrase heading, List<T> rows, List<Column<T>> columns) {
        return new Answer.Table(
                heading,
                columns.stream().map(column -> Phrase.of(column.heading)).toList(),
                rows.stream()
                        .map(row -> columns.stream()
                                .map(column -> column.cell.apply(row))
                                .toList())
                        .toList());
    }
}
