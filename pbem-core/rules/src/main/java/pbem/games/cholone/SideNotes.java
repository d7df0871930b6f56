package pbem.games.cholone;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.kit.BoardNotes;
import pbem.kit.BoardPosition;
import pbem.kit.BoardSentences;
import pbem.phrase.Phrase;
import pbem.picture.Note;
import pbem.picture.Paint;
import pbem.picture.Palette;
import pbem.picture.Shape;
import pbem.picture.Stroke;

/** The notes beside the board: the player to move, the last move, and the marbles that everybody has ejected. */
record SideNotes(BoardPosition position, MarblePlay play) implements BoardNotes {

    private static final double MARBLE = 0.45;
    private static final double SOCKET = 0.3;

    @Override
    public Stream<Note> lastMove(BoardSentences sentences) {
        return sentences
                .lastMove(Optional.empty())
                .flatMap(last -> Stream.of(last, Note.written(Phrase.of("cholone.marks"))));
    }

    @Override
    public Note toMove() {
        int turn = play.asked();
        return Note.of(
                Phrase.of("kit.to-move", marked(turn)),
                Phrase.of("kit.to-move", play.name(turn)),
                List.of(new Marble(turn, play.seats()).at(ORIGIN, MARBLE)));
    }

    @Override
    public Note ofSeat(int seat) {
        if (play.isOut(seat)) {
            return Note.of(Phrase.of("cholone.is-out", marked(seat)));
        }
        List<Integer> owners = ejectedBy(seat);
        Phrase written = owners.isEmpty()
                ? Phrase.of("cholone.ejected-none", marked(seat))
                : Phrase.of("cholone.ejected-some", marked(seat), owners.size(), signs(owners));
        return Note.of(written, Phrase.of("cholone.ejected-by", play.name(seat)), figures(owners));
    }

    /** A marble for each that was ejected, and an empty socket for each that is still needed to win. */
    private List<List<Shape>> figures(List<Integer> owners) {
        List<List<Shape>> figures = new ArrayList<>();
        owners.forEach(owner -> figures.add(new Marble(owner, play.seats()).at(ORIGIN, MARBLE)));
        while (figures.size() < MarblePlay.WINNING) {
            figures.add(List.of(
                    Shape.disc(ORIGIN, MARBLE, Paint.sheer(Palette.PAGE, 0)),
                    Shape.disc(ORIGIN, SOCKET, Paint.sheer(Palette.CELL, 0.5), Stroke.of(Palette.EDGE, 0.03))));
        }
        return figures;
    }

    private List<Integer> ejectedBy(int seat) {
        return IntStream.range(0, play.seats())
                .boxed()
                .flatMap(owner -> Collections.nCopies(play.ejected(seat, owner), owner).stream())
                .toList();
    }

    private String signs(List<Integer> owners) {
        return owners.stream()
                .map(owner -> new Marble(owner, play.seats()).sign())
                .collect(Collectors.joining(" "));
    }

    /**
     * The name of a seat. With two players the sign of its marbles comes first, because the name does not contain it.
     */
    @Override
    public Phrase marked(int seat) {
        return play.seats() > 2
                ? play.name(seat)
                : Phrase.of("cholone.named", new Marble(seat, 2).sign(), play.name(seat));
    }
}
