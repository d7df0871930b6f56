package pbem.games.chromino;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.Move;
import pbem.phrase.Phrase;
import pbem.picture.Note;
import pbem.picture.Shape;

/**
 * The notes beside the table: the player to move, the last move, everybody's tiles as far as the viewer sees them, and
 * the bag.
 */
record SideNotes(ViewerKnowledge knowledge) {

    /**
     * Sizes of tiles, in line heights. Tiles of others stand upright; those of the viewer's own hand lie and are
     * larger.
     */
    private static final double STANDING = 1.0 / Placement.SQUARES;

    private static final double LYING = 0.9;
    private static final double CROWDED = 0.6;
    private static final int MANY = 8;

    List<Note> notes() {
        TableInWords words = new TableInWords(knowledge);
        List<Note> notes = new ArrayList<>();
        knowledge.playing().ifPresent(seat -> notes.add(hand(seat)));
        notes.add(words.state(this::toMove));
        position().lastMove().ifPresent(move -> notes.add(lastMove(words, move)));
        situation().order().forEach(seat -> notes.add(ofSeat(seat)));
        notes.add(bag());
        int parts = new TextPanels(Frame.round(situation().table())).count();
        if (parts > 1) {
            notes.add(Note.written(Phrase.of("chromino.parts", parts)));
        }
        return notes;
    }

    private Note toMove() {
        return Note.of(Phrase.of(
                "chromino.to-move",
                Happening.name(situation().seat()),
                situation().round()));
    }

    private Note lastMove(TableInWords words, Move move) {
        Phrase told = Phrase.of("kit.last-move", words.mover(), move.notation());
        boolean laid = position().laid().isPresent();
        return Note.of(laid ? new Phrase("chromino.last-tile", told.args()) : told, told, List.of());
    }

    private Note ofSeat(int seat) {
        if (knowledge.playing().equals(Optional.of(seat))) {
            return Note.of(words(seat));
        }
        List<String> seen = Happening.names(knowledge.seen(seat));
        String key = knowledge.unseen(seat) == 0 ? "chromino.all-seen" : "chromino.one-seen";
        Phrase written = seen.isEmpty() ? words(seat) : Phrase.of(key, words(seat), String.join(" ", seen));
        // Figures of many tiles would be too small to be read on a phone.
        return Note.of(written, written, seen.size() > 1 ? List.of() : figures(seat, Heading.SOUTH, STANDING));
    }

    /** The viewer's own tiles, directly below the table. */
    private Note hand(int seat) {
        List<String> tiles = Happening.names(knowledge.seen(seat));
        double size = tiles.size() > MANY ? CROWDED : LYING;
        Phrase written = Phrase.of("chromino.hand", String.join(" ", tiles));
        return new Note(written, Optional.empty(), figures(seat, Heading.EAST, size));
    }

    private Phrase words(int seat) {
        PlayerState player = situation().player(seat);
        return player.gone()
                ? Phrase.of("chromino.has-left", knowledge.name(seat))
                : Phrase.of("chromino.has", knowledge.name(seat), player.size());
    }

    /** The tiles of a seat that the viewer sees, then the backs of the others. */
    private List<List<Shape>> figures(int seat, Heading way, double size) {
        TileFigure figure = new TileFigure(way);
        Stream<List<Shape>> seen = knowledge.seen(seat).stream().map(tile -> figure.face(tile.hues()));
        Stream<List<Shape>> others = Stream.generate(figure::back).limit(knowledge.unseen(seat));
        return Stream.concat(seen, others).map(tile -> sized(tile, way, size)).toList();
    }

    /** A tile scaled around its middle square, which is the origin of figures. */
    private static List<Shape> sized(List<Shape> tile, Heading way, double size) {
        return tile.stream()
                .map(shape -> shape.moved(-way.x(), way.y()).scaled(size))
                .toList();
    }

    /**
     * The note about the bag. The tiles that were left at the end are listed in the text only, because they can be half
     * of all tiles.
     */
    private Note bag() {
        Phrase words = Phrase.of("chromino.bag", knowledge.bagSize());
        List<String> tiles = Happening.names(knowledge.bag());
        return tiles.isEmpty()
                ? Note.of(words)
                : Note.of(Phrase.of("chromino.bag-seen", words, String.join(" ", tiles)), words, List.of());
    }

    private ChrominoPosition position() {
        return knowledge.position();
    }

    private TilePlay situation() {
        return position().situation();
    }
}
