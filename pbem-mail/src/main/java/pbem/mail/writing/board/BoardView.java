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
 * A board as it is shown to one reader.
 *
 * @param present the record as it is now
 * @param record the record up to the event that is shown
 * @param more the number of events before the last one that are also news
 * @param clock the clock as it is now
 * @param own whether it shows what only the reader may see
 * @param queued the moves that the reader has queued here
 * @param note the reader's private note on this board
 * @param unheard the numbers of the players whose words the reader does not want
 * @param mayUndo whether the reader may now ask for a move to be taken back; never in a tournament
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

    /** The events that are news: the last one and those that happened together with it. Empty at the beginning. */
    public List<Entry> news() {
        return isBeginning() ? List.of() : record.latest(1 + more);
    }

    /** Whether nothing has happened yet except moves copied from another board. */
    public boolean isBeginning() {
        return record.revision() == board().terms().movesCopied();
    }

    /** Whether the reader may see the words said with that event. */
    public boolean hears(Entry entry) {
        return record.actor(entry)
                        .filter(player -> unheard.contains(player.id()))
                        .isEmpty()
                && entry.revision() > reader.map(present::eventsUnheardBy).orElse(0);
    }

    /** The open offer; empty if there is none or the board is not shown as it is now. */
    public Optional<Offer> offer() {
        return record.offer().filter(offer -> isPresent());
    }

    public Board board() {
        return record.board();
    }

    /** Whether the board is shown as it is now. */
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

    /** Whether the reader has still to answer the open offer. */
    public boolean isReadersAnswer() {
        return offer().filter(offer -> seat().filter(offer.missing()::contains).isPresent())
                .isPresent();
    }

    public String user(Seat seat) {
        return CleanText.line(board().player(seat).user());
    }

    /** The userid of the player who had that seat after that many events. */
    public String userAfter(int revision, Seat seat) {
        return CleanText.line(record.boardAt(revision).player(seat).user());
    }

    /** Sentences about seats that went from one player to another after the game's first move. */
    public List<Phrase> handovers() {
        return record.handovers().stream()
                .filter(handover -> handover.moves() > 0)
                .map(handover -> handover.told(player -> CleanText.line(player.user())))
                .toList();
    }

    /** Whether the new events gave the reader's seat to another player. */
    public boolean isLeft() {
        return seat().isEmpty()
                && news().stream()
                        .flatMap(entry -> record.handover(entry).stream())
                        .anyMatch(handover ->
                                reader.filter(handover.from()::equals).isPresent());
    }

    /** What happened with the last move to that position, with players in place of seats. */
    public Stream<Phrase> happenings(Position position) {
        return new SeatNames(board()).happenings(position).stream();
    }

    /** A diagram with players in place of seats. */
    public Diagram named(Diagram diagram) {
        return new SeatNames(board()).in(diagram);
    }

    public List<Phrase> named(List<Phrase> sentences) {
        return new SeatNames(board()).in(sentences);
    }

    /** An outcome with players in place of seats. */
    public Outcome named(Outcome outcome) {
        return new Outcome(outcome.results(), new SeatNames(board()).in(outcome.reason()));
    }

    /** Whether a seat is the reader's own. */
    public boolean isReader(Seat seat) {
        return seat().filter(seat::equals).isPresent();
    }

    /** A player's name for the reader: the userid, or "you". */
    public Object name(Seat seat) {
        return isReader(seat) ? YOU : user(seat);
    }

    /** Players' names for the reader, with "you" at the end. */
    public List<Object> names(List<Seat> seats) {
        return seats.stream()
                .sorted(Comparator.comparing(this::isReader))
                .map(this::name)
                .toList();
    }

    /** The grammatical number of these players: "you" is plural, even alone. */
    public int number(List<Seat> seats) {
        return seats.stream().anyMatch(this::isReader) ? Math.max(2, seats.size()) : seats.size();
    }

    /** The name of a file about the board: {@code cholone-101-12}. */
    public String fileName() {
        return board().game().name() + "-" + board().number() + "-" + record.revision();
    }
}
