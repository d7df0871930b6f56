package pbem.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.game.Viewer;
import pbem.phrase.Phrase;
import pbem.picture.Note;
import pbem.picture.Point;

/** The notes beside the board: who is to move, the last move, and what each seat has or wants. */
public interface BoardNotes {

    Point ORIGIN = new Point(0, 0);

    BoardPosition position();

    default List<Note> notes() {
        BoardSentences sentences = position().words(Viewer.PUBLIC);
        List<Note> notes = new ArrayList<>(List.of(sentences.state(this::toMove)));
        words().forEach(word ->
                notes.add(Note.of(Phrase.of("kit.may-write", word)).tellingTurn()));
        lastMove(sentences).forEach(notes::add);
        for (int seat = 0; seat < look().colours().size(); seat++) {
            if (position().hasLeft(seat) && look().colours().size() > 2) {
                notes.add(Note.of(Phrase.of("kit.has-left", marked(seat))));
            } else {
                notes.add(ofSeat(seat));
                position().hand(seat).ifPresent(words -> notes.add(Note.of(words)));
            }
        }
        blocks().forEach(block -> notes.add(Note.written(Phrase.of("kit.named", block.sign(), block.words()))));
        position().table().told().apply(position().play()).forEach(words -> notes.add(Note.of(words)));
        position().asked().forEach(words -> notes.add(Note.of(words).tellingTurn()));
        return notes;
    }

    default Stream<Note> lastMove(BoardSentences sentences) {
        boolean shown = new BoardDiagram(position()).hasBrackets();
        return sentences.lastMove(Optional.of("kit.in-brackets").filter(key -> shown));
    }

    default Note toMove() {
        Phrase words = Phrase.of("kit.to-move", position().name(position().turn()));
        return Note.of(words, words, List.of(man(position().turn()).at(ORIGIN)));
    }

    /** The name of a seat, with the sign of its men if the name does not tell it. */
    default Phrase marked(int seat) {
        return position().name(seat);
    }

    /** What a seat has or wants. */
    default Note ofSeat(int seat) {
        Phrase name = Phrase.of("kit.named", man(seat).sign(), position().name(seat));
        if (!look().counted().isEmpty()) {
            return Note.of(Phrase.of(
                    "kit.has",
                    name,
                    look().counted(position().men(), position().play().colour(seat))));
        }
        return look().aims().isEmpty()
                ? Note.of(name)
                : Note.of(Phrase.of("kit.aims", name, look().aims().get(seat)));
    }

    /** The sorts of blocks on the board, except those that are lines of it. */
    private Stream<Figure> blocks() {
        GameBoard board = position().table().board();
        return IntStream.range(0, board.size())
                .filter(cell -> board.cell(cell).bar().isEmpty())
                .filter(cell -> !position().men().isEmpty(cell))
                .mapToObj(cell -> look().man(position().men().at(cell)))
                .filter(Figure::isBlock)
                .distinct();
    }

    /** The moves that are words and legal now. */
    private List<String> words() {
        return position().moves().stream()
                .filter(BoardMove::isWord)
                .map(BoardMove::notation)
                .toList();
    }

    private Figure man(int seat) {
        int colour = position().play().colour(seat);
        return look().men().stream()
                .filter(man -> man.owner() == colour)
                .findFirst()
                .orElseGet(() -> Figure.plain(colour, look().colours().get(colour)));
    }

    private BoardLook look() {
        return position().table().look();
    }
}
