package pbem.web.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import pbem.game.Seat;
import pbem.play.Entry;
import pbem.play.Event;
import pbem.play.GameRecord;

/**
 * The moves of a board in columns, one a seat, read line by line.
 *
 * @param rows each at most one cell a seat; who was skipped leaves a gap
 */
public record MoveTable(List<Row> rows) {

    public MoveTable {
        rows = List.copyOf(rows);
    }

    /** One time round the board. */
    public record Row(List<Optional<Cell>> cells) {}

    /**
     * What a player did.
     *
     * @param number of the move, counted over all players; 0 for what is no move, such as resigning
     * @param href the board after it; empty for what is no move
     * @param shown whether the page shows the board after it
     */
    public record Cell(int number, String text, String href, boolean shown) {

        public boolean isMove() {
            return number > 0;
        }
    }

    static MoveTable of(Snapshot snapshot) {
        GameRecord record = snapshot.record();
        int seats = record.board().players().size();
        List<Row> rows = new ArrayList<>();
        Map<Seat, Cell> line = new TreeMap<>();
        Seat latest = null;
        int moves = 0;
        for (Entry entry : record.entries()) {
            Optional<Seat> actor = actor(entry.event());
            if (actor.isEmpty()) {
                continue;
            }
            Seat seat = actor.get();
            boolean move = entry.event() instanceof Event.Moved;
            moves += move ? 1 : 0;
            // Moves go round; a player may resign out of turn, though, and that starts no new round.
            boolean round = latest != null && (move ? seat.compareTo(latest) <= 0 : line.containsKey(seat));
            if (round) {
                rows.add(row(line, seats));
                line.clear();
            }
            latest = move || round ? seat : latest;
            line.put(seat, cell(snapshot, entry.event(), moves));
        }
        if (!line.isEmpty()) {
            rows.add(row(line, seats));
        }
        return new MoveTable(rows);
    }

    private static Optional<Seat> actor(Event event) {
        if (event instanceof Event.Moved moved) {
            return Optional.of(moved.seat());
        }
        if (event instanceof Event.Resigned resigned) {
            return Optional.of(resigned.seat());
        }
        return event instanceof Event.Lapsed lapsed ? Optional.of(lapsed.seat()) : Optional.empty();
    }

    private static Cell cell(Snapshot snapshot, Event event, int moves) {
        if (event instanceof Event.Moved moved) {
            String href = BoardAddress.after(snapshot.address().board(), moves).path();
            return new Cell(moves, moved.notation(), href, moves == snapshot.moves());
        }
        return new Cell(0, event instanceof Event.Resigned ? "resigned" : "out of time", "", false);
    }

    private static Row row(Map<Seat, Cell> line, int seats) {
        return new Row(Seat.all(seats).stream()
                .map(seat -> Optional.ofNullable(line.get(seat)))
                .toList());
    }
}
