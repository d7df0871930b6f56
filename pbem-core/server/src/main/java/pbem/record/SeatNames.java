package pbem.record;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import pbem.game.BoardWords;
import pbem.game.NamedCell;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.picture.Description;
import pbem.picture.Diagram;
import pbem.picture.Note;

/**
 * The names of players beside a board and in sentences about it: the name of the seat, "black", as in the picture, or
 * the userid where seats have only numbers.
 *
 * @param said what is said in place of a phrase of the game
 */
public record SeatNames(Map<Phrase, Object> said) {

    public SeatNames {
        said = Map.copyOf(said);
    }

    public SeatNames(Board board) {
        this(users(board));
    }

    private static Map<Phrase, Object> users(Board board) {
        Map<Phrase, Object> users = new HashMap<>();
        if (board.game().numbersSeats(board.setup())) {
            Seat.all(board.players().size())
                    .forEach(seat -> users.put(
                            board.game().seatName(board.setup(), seat),
                            board.player(seat).user()));
        }
        return users;
    }

    /** These names, with another phrase in place of one of the game. */
    SeatNames with(Phrase phrase, Phrase instead) {
        Map<Phrase, Object> more = new HashMap<>(said);
        more.put(phrase, instead);
        return new SeatNames(more);
    }

    /** The events of the last step to that position of this board. */
    public List<Phrase> happenings(Position position) {
        return in(position.happenings());
    }

    /** A phrase of the game with this board's names. */
    public Phrase in(Phrase phrase) {
        return spoken(phrase) instanceof Phrase instead ? instead : phrase;
    }

    public List<Phrase> in(List<Phrase> phrases) {
        return phrases.stream().map(this::in).toList();
    }

    /** A picture of this board with its names in notes and description. */
    public Diagram in(Diagram diagram) {
        if (said.isEmpty()) {
            return diagram;
        }
        return new Diagram(
                in(diagram.title()),
                in(diagram.description()),
                diagram.unit(),
                diagram.items(),
                diagram.notes().stream().map(this::in).toList());
    }

    public Description in(Description words) {
        return Description.later(
                () -> new Description(in(words.turn()), in(words.last()), in(words.board()), in(words.open())));
    }

    /** The cells of this board with its names. */
    public List<NamedCell> cells(BoardWords words) {
        return words.cells().stream()
                .map(cell -> new NamedCell(cell.name(), cell.centre(), cell.radius(), in(cell.content())))
                .toList();
    }

    private Note in(Note note) {
        return new Note(in(note.written()), note.label().map(this::in), note.figures(), note.tellsTurn());
    }

    private Phrase named(Phrase phrase) {
        return said.isEmpty()
                ? phrase
                : new Phrase(
                        phrase.key(), phrase.args().stream().map(this::spoken).toList());
    }

    private Object spoken(Object arg) {
        if (arg instanceof List<?> list) {
            return list.stream().map(this::spoken).toList();
        }
        if (!(arg instanceof Phrase phrase)) {
            return arg;
        }
        Object instead = said.get(phrase);
        return instead == null ? named(phrase) : instead;
    }
}
