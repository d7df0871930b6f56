package pbem.games.kroma;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.picture.Note;
import pbem.picture.Shape;

/** The notes beside the board: the phase, the player to move, the scores and the supply. */
record SideNotes(KromaPosition position) {

    List<Note> notes() {
        BoardInWords words = new BoardInWords(position);
        List<Note> notes = new ArrayList<>(List.of(words.state(this::toMove)));
        words.lastMove(Optional.empty()).forEach(notes::add);
        for (Seat seat : Seat.all(position.rules().seats())) {
            notes.add(ofSeat(seat));
        }
        Stream.of(Blend.values())
                .filter(blend -> !position.rules().targets().contains(blend))
                .forEach(blend -> notes.add(note(blend, "kroma.nobodys")));
        supply().forEach(notes::add);
        notes.add(Note.written(Phrase.of("kroma.signs")));
        return notes;
    }

    private Note toMove() {
        String key = position.board().phase() == Phase.ONE ? "kroma.phase-one" : "kroma.phase-two";
        return Note.of(Phrase.of(key, target(position.toMove().get(0)).phrase()));
    }

    private Note ofSeat(Seat seat) {
        Blend target = target(seat);
        if (!position.active().contains(seat)) {
            return note(target, "kroma.has-left");
        }
        Score score = Score.of(seat, position.board());
        return note(target, score.told("kroma.stands"), score.told("kroma.stands-briefly"));
    }

    /** The notes about the supply. Small pieces are left out after Phase One. */
    private Stream<Note> supply() {
        return PieceShape.ALL.stream()
                .filter(kind -> kind.level() == 2 || position.board().phase() == Phase.ONE)
                .map(this::stock);
    }

    private Note stock(PieceShape kind) {
        Layer layer = position.board().layer(kind.level());
        Phrase name = kind.heading();
        List<Object> counts = new ArrayList<>(List.of(name));
        List<List<Shape>> figures = new ArrayList<>();
        for (Colour colour : Colour.ALL) {
            int left = layer.left(kind, colour);
            counts.add(String.valueOf(colour.letter()));
            counts.add(left);
            figures.add(NoteFigure.stock(kind, colour, left));
        }
        return Note.of(Phrase.of("kroma.stock", counts.toArray()), name, figures);
    }

    private Blend target(Seat seat) {
        return position.rules().target(seat);
    }

    private static Note note(Blend blend, String key) {
        Phrase words = Phrase.of(key, blend.phrase());
        return note(blend, words, words);
    }

    /** A note about a blend, with its letter in the text and a figure of its two colours in the picture. */
    private static Note note(Blend blend, Phrase written, Phrase drawn) {
        Phrase lettered = Phrase.of("kroma.lettered", String.valueOf(blend.letter()), written);
        return Note.of(lettered, drawn, List.of(NoteFigure.mixing(blend)));
    }
}
