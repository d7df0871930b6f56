package pbem.web.picture;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.List;
import pbem.game.Example;
import pbem.game.Position;
import pbem.game.Viewer;
import pbem.phrase.Phrasebook;
import pbem.picture.Ascii;
import pbem.picture.Diagram;
import pbem.picture.Png;
import pbem.picture.Svg;
import pbem.record.GameRecord;

/**
 * Draws boards as everybody may see them. The latest drawings are kept, since a move that was just played is looked at
 * by many, and a PNG takes long. Safe for any thread; each drawing is made once however many wait for it.
 */
public final class Drawings {

    private static final int KEPT_BYTES = 16 << 20;

    /**
     * A board's revision never comes back with another position, and an example stays as it is, so nothing ever has to be
     * forgotten but for space.
     *
     * @param game of an example; empty for a board
     * @param step a board's revision, or a move of the example
     */
    private record Key(String game, int board, int step, Form form) {}

    private final Phrasebook phrases;
    private final Cache<Key, Picture> kept = Caffeine.newBuilder()
            .maximumWeight(KEPT_BYTES)
            .weigher((Key key, Picture picture) -> picture.bytes().length)
            .build();

    public Drawings(Phrasebook phrases) {
        this.phrases = phrases;
    }

    /** A board as it stood after that many events. */
    public Picture of(GameRecord record, int revision, Form form) {
        return kept.get(
                new Key("", record.board().number(), revision, form),
                key -> draw(record.at(revision).diagram(Viewer.PUBLIC), form));
    }

    /** The example of a game after that many moves. */
    public Picture of(Example example, int move, Form form) {
        Position position = example.positions().get(move);
        return kept.get(new Key(position.game().name(), 0, move, form), key -> draw(position, form));
    }

    /** A position that belongs to nothing, such as the start of a game. */
    public Picture draw(Position position, Form form) {
        return draw(position.diagram(Viewer.PUBLIC), form);
    }

    private Picture draw(Diagram diagram, Form form) {
        return switch (form) {
            case SVG -> Picture.of(Svg.adaptive(diagram, phrases));
            case PNG -> Picture.of(Png.draw(diagram, phrases, Png.WIDTH));
            case TEXT -> Picture.of(Ascii.draw(diagram, phrases));
            case SMALL -> Picture.of(Svg.adaptive(alone(diagram), phrases));
        };
    }

    private static Diagram alone(Diagram diagram) {
        return new Diagram(diagram.title(), diagram.description(), diagram.unit(), diagram.items(), List.of());
    }
}
