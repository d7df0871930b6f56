package pbem.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import pbem.game.Act;
import pbem.game.BoardWords;
import pbem.game.Move;
import pbem.game.NamedCell;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.game.Run;
import pbem.game.Typed;
import pbem.phrase.Phrase;
import pbem.picture.Description;
import pbem.picture.Diagram;
import pbem.picture.Item;
import pbem.picture.Note;

/**
 * The sentences about a board of any cells, for games with a position of their own. A game says what lies on a cell and
 * which cells are beside it, and adds what is peculiar to it.
 */
public interface CellWords<C> extends BoardWords {

    /** The content of an empty cell. */
    Phrase EMPTY = Phrase.of("kit.words-empty");

    /** The largest number of cells with something to take that are listed. */
    int MOST = 12;

    /**
     * Cells in a line, told in one sentence.
     *
     * @param key of the phrase that tells the line
     */
    record Line<C>(String key, String name, List<C> cells) {}

    Position position();

    /** A cell and what lies on it, which may be {@link #EMPTY}. */
    NamedCell at(C cell);

    /** @param tidy see {@link Typed#tidy} */
    Optional<C> named(String tidy);

    /** Why a text names no cell. */
    Refusal missing(Typed typed);

    /** The cells of all rows. */
    @Override
    default List<NamedCell> cells() {
        return rows().stream()
                .flatMap(row -> row.cells().stream())
                .map(this::at)
                .toList();
    }

    /** The cells that touch a cell. */
    default List<C> beside(C cell) {
        return List.of();
    }

    /** The rows in which the board is told. */
    default List<Line<C>> rows() {
        return List.of();
    }

    default List<Line<C>> through(C cell) {
        return List.of();
    }

    /** The player who made the last move. */
    Phrase mover();

    /** What the last move did besides what its notation says. */
    default List<Phrase> changes() {
        return List.of();
    }

    /** What there is to say about a cell besides its content. */
    default List<Phrase> about(C cell) {
        return List.of();
    }

    /** What there is to say about the board besides its rows. */
    List<Phrase> facts();

    /** What can be done now, while the game goes on. */
    List<Phrase> open();

    @Override
    default Description description() {
        return Description.later(() ->
                new Description(turn(), last(), lying(), position().outcome().isPresent() ? List.of() : open()));
    }

    @Override
    default Act<List<Phrase>> look(String text) {
        Typed typed = new Typed(text);
        return named(typed.tidy()).map(cell -> Act.done(sentences(cell))).orElseGet(() -> Act.refused(missing(typed)));
    }

    /**
     * The diagram of the position.
     *
     * @param unit see {@link Diagram}
     */
    default Diagram diagram(double unit, List<Item> items, List<Note> notes) {
        return new Diagram(position().game().called(), description(), unit, items, notes);
    }

    default List<Phrase> turn() {
        return List.of(position()
                .outcome()
                .map(outcome -> Phrase.of("kit.words-over", outcome.reason()))
                .orElseGet(this::toMove));
    }

    /** Whose turn it is, while the game goes on. */
    default Phrase toMove() {
        return Phrase.of(
                "kit.words-turn",
                position()
                        .game()
                        .seatName(position().setup(), position().toMove().get(0)));
    }

    default List<Phrase> last() {
        List<Phrase> words = new ArrayList<>();
        position().lastMove().ifPresent(move -> {
            words.add(played(move));
            words.addAll(changes());
        });
        words.addAll(position().happenings());
        return words;
    }

    /** The last move. */
    default Phrase played(Move move) {
        return Phrase.of(
                "kit.words-last", mover(), move.notation().replace("/", ", ").replace("+", ""));
    }

    default List<Phrase> lying() {
        List<Phrase> words = Run.rows(
                "kit.words-rows-empty",
                rows(),
                Line::name,
                row -> row.cells().stream().allMatch(this::isEmpty),
                this::told);
        words.addAll(facts());
        return words;
    }

    default boolean isEmpty(C cell) {
        return at(cell).content().equals(EMPTY);
    }

    /** A cell, those beside it and the lines through it. */
    default List<Phrase> sentences(C cell) {
        NamedCell at = at(cell);
        List<Phrase> words = new ArrayList<>();
        words.add(
                isEmpty(cell)
                        ? Phrase.of("kit.words-nothing", at.name())
                        : Phrase.of("kit.words-man", at.name(), at.content()));
        words.addAll(about(cell));
        if (!beside(cell).isEmpty()) {
            words.add(Phrase.of("kit.words-beside", each(beside(cell))));
        }
        through(cell).forEach(line -> words.add(told(line)));
        return words;
    }

    /** The note beside the board that tells the result or, while the game goes on, whose turn it is. */
    default Note state(Supplier<Note> toMove) {
        return position()
                .outcome()
                .map(ended -> Note.of(Phrase.of("kit.ended", ended.reason())))
                .orElseGet(() -> toMove.get().tellingTurn());
    }

    /**
     * The note beside the board about the last move.
     *
     * @param marked the key of a phrase that says how the text board marks the move
     */
    default Stream<Note> lastMove(Optional<String> marked) {
        return position().lastMove().stream().map(move -> {
            Phrase words = Phrase.of("kit.last-move", mover(), move.notation());
            Phrase written = marked.map(key -> Phrase.of(key, words)).orElse(words);
            return new Note(written, Optional.of(words), List.of());
        });
    }

    /** What can be taken: for each cell the moves that take what lies there. */
    default Phrase taken(Map<C, List<String>> moves) {
        List<Phrase> taken = moves.entrySet().stream()
                .limit(MOST)
                .map(entry -> taken(at(entry.getKey()), entry.getValue()))
                .toList();
        Phrase list = Phrase.inTurn("kit.words-then", taken);
        return moves.size() <= MOST ? list : Phrase.of("kit.words-and-more", list, moves.size() - MOST);
    }

    private static Phrase taken(NamedCell cell, List<String> moves) {
        return Phrase.of("kit.words-taken-by", cell.content(), cell.name(), Phrase.anyOf(moves));
    }

    /** Cells one by one, with what lies on them. */
    default Phrase each(List<C> cells) {
        return Phrase.inTurn(cells.stream()
                .map(this::at)
                .map(at -> Phrase.of("kit.words-run", at.name(), at.content()))
                .toList());
    }

    private Phrase told(Line<C> line) {
        List<NamedCell> cells = line.cells().stream().map(this::at).toList();
        return Phrase.of(
                line.key(), line.name(), Run.told("kit.words-run", cells, NamedCell::name, NamedCell::content));
    }
}
