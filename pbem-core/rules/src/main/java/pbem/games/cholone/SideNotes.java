package pbem.games.cholone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.phrase.Phrase;
import pbem.picture.Note;
import pbem.picture.Paint;
import pbem.picture.Palette;
import pbem.picture.Point;
import pbem.picture.Shape;
import pbem.picture.Stroke;

/** The notes beside the board: the player to move, the last move, and the marbles that everybody has ejected. */
record SideNotes(CholonePosition position) {

    private static final Point ORIGIN = new Point(0, 0);
    private static final double MARBLE = 0.45;
    private static final double SOCKET = 0.3;

    List<Note> notes() {
        BoardInWords words = new BoardInWords(position);
        List<Note> notes = new ArrayList<>(List.of(words.state(this::toMove)));
        words.lastMove(Optional.empty()).forEach(last -> {
            notes.add(last);
            notes.add(Note.written(Phrase.of("cholone.marks")));
        });
        for (int seat = 0; seat < seats(); seat++) {
            notes.add(ofSeat(seat));
        }
        return notes;
    }

    private Note toMove() {
        int turn = position.turn();
        return Note.of(
                Phrase.of("kit.to-move", marked(turn)),
                Phrase.of("kit.to-move", name(turn)),
                List.of(new Marble(turn, seats()).at(ORIGIN, MARBLE)));
    }

    private Note ofSeat(int seat) {
        if (position.play().hasLeft(seat)) {
            return Note.of(Phrase.of("cholone.has-left", marked(seat)));
        }
        if (position.marbles().of(seat) == 0) {
            return Note.of(Phrase.of("cholone.is-out", marked(seat)));
        }
        List<Integer> owners = ejectedBy(seat);
        Phrase written = owners.isEmpty()
                ? Phrase.of("cholone.ejected-none", marked(seat))
                : Phrase.of("cholone.ejected-some", marked(seat), owners.size(), signs(owners));
        return Note.of(written, Phrase.of("cholone.ejected-by", name(seat)), figures(owners));
    }

    /** A marble for each that was ejected, and an empty socket for each that is still needed to win. */
    private List<List<Shape>> figures(List<Integer> owners) {
        List<List<Shape>> figures = new ArrayList<>();
        owners.forEach(owner -> figures.add(new Marble(owner, seats()).at(ORIGIN, MARBLE)));
        while (figures.size() < MarblePlay.WINNING) {
            figures.add(List.of(
                    Shape.disc(ORIGIN, MARBLE, Paint.sheer(Palette.PAGE, 0)),
                    Shape.disc(ORIGIN, SOCKET, Paint.sheer(Palette.CELL, 0.5), Stroke.of(Palette.EDGE, 0.03))));
        }
        return figures;
    }

    private List<Integer> ejectedBy(int seat) {
        List<Integer> owners = new ArrayList<>();
        for (int owner = 0; owner < seats(); owner++) {
            for (int i = 0; i < position.play().ejected(seat, owner); i++) {
                owners.add(owner);
            }
        }
        return owners;
    }

    private String signs(List<Integer> owners) {
        return String.join(
                " ",
                owners.stream()
                        .map(owner -> String.valueOf(new Marble(owner, seats()).sign()))
                        .toList());
    }

    private Phrase name(int seat) {
        return position.marbles().name(seat);
    }

    /**
     * The name of a seat. With two players the sign of its marbles comes first, because the name does not contain it.
     */
    private Phrase marked(int seat) {
        return seats() > 2
                ? name(seat)
                : Phrase.of("cholone.named", String.valueOf(new Marble(seat, 2).sign()), name(seat));
    }

    private int seats() {
        return position.marbles().seats();
    }
}
