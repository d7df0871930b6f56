package pbem.games.kroma;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.picture.Note;
import pbem.picture.Shape;

/** What stands beside the board: the phase, who is to move, how everybody stands, and what the supply holds. */
record SideNotes(KromaPosition position) {

    List<Note> notes() {
        List<Note> notes = new ArrayList<>();
        notes.add(Note.of(state()));
        position.step()
                .last()
                .ifPresent(piece -> notes.add(Note.of(Phrase.of(
                        "kroma.last-move",
                        target(position.step().mover().orElseThrow()).phrase(),
                        piece.notation()))));
        for (Seat seat : Seat.all(position.terms().seats())) {
            notes.add(standing(seat));
        }
        Stream.of(Blend.values())
                .filter(blend -> !position.terms().targets().contains(blend))
                .forEach(blend -> notes.add(note("kroma.nobodys", blend)));
        supply().forEach(notes::add);
        notes.add(onlyWritten(Phrase.of("kroma.signs")));
        return notes;
    }

    private Phrase state() {
        if (position.outcome().isPresent()) {
            return Phrase.of("kroma.ended", position.outcome().get().reason());
        }
        String key = position.board().phase() == Phase.ONE ? "kroma.phase-one" : "kroma.phase-two";
        return Phrase.of(key, target(position.toMove().get(0)).phrase());
    }

    private Note standing(Seat seat) {
        Blend target = target(seat);
        if (!position.active().contains(seat)) {
            return note("kroma.has-left", target);
        }
        Standing standing = Standing.of(seat, target, position.board());
        return note("kroma.stands", target, standing.sum(), standing.block());
    }

    /** Small pieces are of no use any more when Phase One is over. */
    private Stream<Note> supply() {
        Board board = position.board();
        return Kinds.ALL.stream()
                .filter(kind -> kind.level() == 2 || board.phase() == Phase.ONE)
                .map(kind -> {
                    Layer layer = kind.level() == 1 ? board.first() : board.second();
                    List<List<Shape>> figures = Stream.of(Colour.values())
                            .map(colour -> NoteFigure.stock(kind, colour, layer.left(kind, colour)))
                            .toList();
                    List<Object> counts = new ArrayList<>(List.of(Phrase.of("kroma.stock-" + kind.name())));
                    for (Colour colour : Colour.values()) {
                        counts.add(String.valueOf(colour.letter()));
                        counts.add(layer.left(kind, colour));
                    }
                    return Note.of(
                            Phrase.of("kroma.stock", counts.toArray()),
                            Phrase.of("kroma.stock-" + kind.name()),
                            figures);
                });
    }

    private Blend target(Seat seat) {
        return position.terms().target(seat);
    }

    /** Words about a blend, and how it comes about as a figure. */
    private static Note note(String key, Blend blend, Object... more) {
        List<Object> args = new ArrayList<>(List.of(blend.phrase()));
        args.addAll(List.of(more));
        Phrase words = Phrase.of(key, args.toArray());
        Phrase written = Phrase.of("kroma.lettered", String.valueOf(blend.letter()), words);
        return Note.of(written, words, List.of(NoteFigure.mixing(blend)));
    }

    private static Note onlyWritten(Phrase words) {
        return new Note(words, Optional.empty(), List.of());
    }
}
