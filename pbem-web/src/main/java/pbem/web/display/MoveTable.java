package pbem.web.display;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import pbem.game.Seat;

/**
 * The moves of a game in columns, one a seat, read line by line.
 *
 * @param columns what each seat is called: "black"
 * @param rows each at most one cell a seat; who was skipped leaves a gap
 */
public record MoveTable(List<String> columns, List<Row> rows) {

    /** So many columns fit beside a board. */
    private static final int BESIDE = 3;

    public MoveTable {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /** One time round the board. */
    public record Row(List<Optional<Cell>> cells) {}

    /**
     * What a player did.
     *
     * @param number of the move, counted over all players; 0 for what is no move, such as leaving the game
     */
    public record Cell(Seat seat, int number, String text) {

        public boolean isMove() {
            return number > 0;
        }
    }

    /** @param cells in the order in which they happened */
    public static MoveTable of(List<String> columns, List<Cell> cells) {
        List<Row> rows = new ArrayList<>();
        Map<Seat, Cell> line = new TreeMap<>();
        Seat latest = null;
        for (Cell cell : cells) {
            Seat seat = cell.seat();
            // Moves go round; a player may resign out of turn, though, and that starts no new round.
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

    /** Whether it needs the whole width of a page. */
    public boolean isWide() {
        return columns.size() > BESIDE;
    }
}
