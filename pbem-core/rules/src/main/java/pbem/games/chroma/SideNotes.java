package pbem.games.chroma;

import java.util.ArrayList;
import java.util.List;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.picture.Note;
import pbem.picture.Shape;

/**
 * The notes beside the board: the player to move, the next cubes, the cells open to the next one, and the last move.
 */
record SideNotes(ChromaPosition position) {

    private static final int NEXT = 8;

    /** The edge of a cube that is one unit high. */
    private static final double EDGE = 0.5;

    List<Note> notes() {
        BoardInWords words = new BoardInWords(position);
        List<Note> notes = new ArrayList<>(List.of(words.state(this::toMove)));
        if (position.outcome().isEmpty()) {
            notes.add(next().tellingTurn());
            notes.add(open().tellingTurn());
        }
        position.last().move().ifPresent(last -> {
            Colour colour = position.cubes().at(last).orElseThrow();
            Phrase told = Phrase.of("chroma.last-move", words.mover(), colour.letter(), last.notation());
            notes.add(Note.of(Phrase.of("chroma.in-capitals", told), told, List.of()));
        });
        for (Seat seat : Seat.all(position.setup().seats())) {
            if (order().turns().hasLeft(seat)) {
                notes.add(Note.of(Phrase.of("kit.has-left", name(seat))));
            }
        }
        return notes;
    }

    private Note next() {
        List<Colour> colours = order().colours(NEXT);
        String letters = String.join(" ", colours.stream().map(Colour::letter).toList());
        List<List<Shape>> cubes = colours.stream()
                .map(colour -> new CubeFigure(colour).alone(EDGE))
                .toList();
        return Note.of(Phrase.of("chroma.next-cubes", letters), Phrase.of("chroma.next"), cubes);
    }

    private Note open() {
        List<String> open = Cell.names(position.moves());
        return Note.of(Phrase.of("chroma.open", order().colour().letter(), open.size(), String.join(" ", open)));
    }

    private Note toMove() {
        Colour colour = order().colour();
        Phrase named = Phrase.of("chroma.named", colour.letter(), colour.phrase());
        return Note.of(Phrase.of("chroma.to-move", name(order().turns().turn()), named));
    }

    private Phrase name(Seat seat) {
        return position.name(seat);
    }

    private ColourOrder order() {
        return position.order();
    }
}
