package pbem.mail.writing.board;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import pbem.clock.BoardClock;
import pbem.game.Outcome;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Viewer;
import pbem.mail.writing.body.CleanText;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;
import pbem.player.Player;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.GameRecord;
import pbem.record.Offer;
import pbem.record.SeatNames;

/**
 * A board as one reader is shown it.
 *
 * @param present the record as it is now
 * @param record as far as it is shown
 * @param more how many events before the last one are news, too
 * @param clock as it is now
 * @param own whether it shows what only the reader may see
 * @param queued what the reader has queued here
 * @param note what the reader wrote down for themselves here
 * @param unheard whose words the reader does not want, by the numbers of players
 * @param mayUndo whether the reader may ask now for a move to be taken back; in a tournament nobody may
 */
public record BoardView(
        GameRecord present,
        GameRecord record,
        int more,
        BoardClock clock,
        Optional<Player> reader,
        boolean own,
        Optional<String> queued,
        Optional<String> note,
        Set<Long> unheard,
        boolean mayUndo) {

    private static final Phrase YOU = Phrase.of("mail.you");

    public BoardView {
        unheard = Set.copyOf(unheard);
    }

    /** What is news: the last event, and those that happened together with it. */
    public List<Entry> news() {
        return isBeginning() ? List.of() : record.latest(1 + more);
    }

    /** Whether nothing has happened yet but what was copied from another board. */
    public boolean isBeginning() {
        return record.revision() == board().terms().movesCopied();
    }

    /** Whether what was said with that event is for the reader. */
    public boolean hears(Entry entry) {
        return record.actor(entry)
                        .filter(player -> unheard.contains(player.id()))
                        .isEmpty()
                && entry.revision() > reader.map(present::eventsUnheardBy).orElse(0);
    }

    /** What is offered now, if the board is shown as it is. */
    public Optional<Offer> offer() {
        return record.offer().filter(offer -> isPresent());
    }

    public Board board() {
        return record.board();
    }

    /** Whether nothing has happened since. */
    public boolean isPresent() {
        return record.revision() == present.revision();
    }

    public Optional<Seat> seat() {
        return reader.flatMap(board()::seat);
    }

    public Viewer viewer() {
        return seat().filter(seat -> own).map(Viewer::of).orElse(Viewer.PUBLIC);
    }

    public boolean isReadersTurn() {
        return seat().filter(record.toMove()::contains).isPresent();
    }

    public String user(Seat seat) {
        return CleanText.line(board().player(seat).user());
    }

    /** Who had that seat after so many events. */
    public String userAfter(int revision, Seat seat) {
        return CleanText.line(record.boardAt(revision).player(seat).user());
    }

    /** The seats that went from one player to another before this. */
    public List<Phrase> handovers() {
        return record.handovers().stream()
                .filter(handover -> handover.moves() > 0)
                .map(handover -> handover.told(player -> CleanText.line(player.user())))
                .toList();
    }

    /** Whether it is news that the reader's seat is somebody else's. */
    public boolean isLeft() {
        return seat().isEmpty()
                && news().stream()
                        .flatMap(entry -> record.handover(entry).stream())
                        .anyMatch(handover ->
                                reader.filter(handover.from()::equals).isPresent());
    }

    /** What the last step to that position brought with it, told of players. */
    public Stream<Phrase> happenings(Position position) {
        return new SeatNames(board()).happenings(position).stream();
    }

    /** What the game says of this board, told of players. */
    public Diagram named(Diagram diagram) {
        return new SeatNames(board()).in(diagram);
    }

    public List<Phrase> named(List<Phrase> sentences) {
        return new SeatNames(board()).in(sentences);
    }

    /** An end of the game, told of players. */
    public Outcome named(Outcome outcome) {
        return new Outcome(outcome.results(), new SeatNames(board()).in(outcome.reason()));
    }

    /** Whether that is the reader's own seat. */
    public boolean isReader(Seat seat) {
        return seat().filter(seat::equals).isPresent();
    }

    /** A player as the reader is told of them: by userid, or "you". */
    public Object name(Seat seat) {
        return isReader(seat) ? YOU : user(seat);
    }

    /** Players as the reader is told of them, "you" at the end. */
    public List<Object> names(List<Seat> seats) {
        return seats.stream()
                .sorted(Comparator.comparing(this::isReader))
                .map(this::name)
                .toList();
    }

    /** How many these are to grammar: "you" are several, even alone. */
    public int number(List<Seat> seats) {
        return seats.stream().anyMatch(this::isReader) ? Math.max(2, seats.size()) : seats.size();
    }

    /** What the board is called in subjects and lists. */
    public String heading() {
        return CleanText.line(board().heading());
    }

    /** {@code cholone-101-12}. */
    public String fileName() {
        return board().game().name() + "-" + board().number() + "-" + record.revision();
    }
}
