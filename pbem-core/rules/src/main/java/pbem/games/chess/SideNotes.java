package pbem.games.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.kit.BoardNotes;
import pbem.phrase.Phrase;
import pbem.picture.Note;
import pbem.picture.Shape;

/** The notes beside the board: the team to move, the last move, and a key to the pieces. */
record SideNotes(ChessBoard board) {

    /** The notes for a position. */
    List<Note> of(ChessPosition position) {
        BoardInWords words = new BoardInWords(position);
        List<Note> notes = new ArrayList<>(List.of(words.state(() -> toMove(position))));
        words.lastMove(Optional.empty()).forEach(notes::add);
        if (position.last().step().isPresent()) {
            notes.add(Note.written(Phrase.of("chromatic-chess.marks")));
        }
        notes.add(pieces());
        legend().forEach(line -> notes.add(Note.written(line)));
        return notes;
    }

    private Note toMove(ChessPosition position) {
        Phrase words = Phrase.of(
                position.inCheck() ? "chromatic-chess.to-move-in-check" : "kit.to-move",
                position.turn().phrase());
        return Note.of(words, words, List.of(new PieceFigure(board, Piece.K, position.turn()).at(BoardNotes.ORIGIN)));
    }

    /** The colours with their numbers: "1 yellow", "2 green" and so on. */
    private List<Phrase> colours() {
        return IntStream.rangeClosed(1, board.colours())
                .mapToObj(colour -> Phrase.of("chromatic-chess.numbered", colour, Names.colour(colour)))
                .toList();
    }

    /** The legend of the text board, one line for each kind of piece. */
    private List<Phrase> legend() {
        return Stream.of(PieceKind.values())
                .map(kind -> Phrase.of(
                        "chromatic-chess.legend-" + kind.name().toLowerCase(Locale.ROOT) + "-" + board.colours()))
                .toList();
    }

    /** The key to the signs on pieces: figures with their codes in the picture, words on the text board. */
    private Note pieces() {
        List<List<Shape>> figures = board.pieces().stream()
                .map(piece -> new PieceFigure(board, piece, Team.WHITE).withCode())
                .toList();
        return Note.of(Phrase.of("chromatic-chess.signs", colours()), Phrase.of("chromatic-chess.pieces"), figures);
    }
}
