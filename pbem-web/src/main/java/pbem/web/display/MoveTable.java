package pbem.web.display;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import pbem.game.Seat;

/**
 * The moves of a game in a table with a column for each seat, read row by row.
 *
 * @param columns the name of each seat: "black"
 * @param rows the rows, with at most one cell for each seat; a player who was skipped leaves a gap
 */
public record MoveTable(List<String> columns, List<Row> rows) {

    /** The largest number of columns that fit beside a board. */
    private static final int BESIDE = 3;

    public MoveTable {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /** One round of moves. */
    public record Row(List<Optional<Cell>> cells) {}

    /**
     * A player's action.
     *
     * @param number the number of the move, counted over all players; 0 for an action that is not a move, such as
     *     resigning
     */
    public record Cell(Seat seat, int number, String text) {

        public boolean isMove() {
            return number > 0;
        }
    }

    /** @param cells the cells in the order in which they happened */
    public static MoveTable of(List<String> columns, List<Cell> cells) {
        List<Row> rows = new ArrayList<>();
        Map<Seat, Cell> line = new TreeMap<>();
        Seat latest = null;
        for (Cell cell : cells) {
            Seat seat = cell.seat();
            // Moves go round the table, but a player may resign out of turn; that starts no new round.
            boolean round = latest != null && (cell.isMove() ? seat.compareTo(latest) <= 0 : line.containsKey(seat));
            if (round) {
                rows.add(row(line, columns.size()));
                line.clear();
            }
            latest = cell.isMove() || round ? seat : latest;
            line.put(seat, cell);
        }
        if (!line.isEmpty()) {
            rows.add(row(line, columns.size()));
        }
        return new MoveTable(columns, rows);
    }

    private static Row row(Map<Seat, Cell> line, int seats) {
        return new Row(Seat.all(seats).stream()
                .map(seat -> Optional.ofNullable(line.get(seat)))
                .toList());
    }

    /** Whether the table needs the whole width of a page. */
    public boolean isWide() {
        return columns.size() > BESIDE;
    }
}
