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
import pbem.query.BoardDetails;
import pbem.query.BoardSeat;

/**
 * Draws boards as everybody may see them. The latest drawings are kept, since a move that was just played is looked at
 * by many, and a PNG takes long. Safe for any thread; each drawing is made once however many wait for it.
 */
public final class PictureCache {

    private static final int KEPT_BYTES = 8 << 20;

    /**
     * A board's revision never comes back with another position, and an example stays as it is, so nothing ever has to be
     * forgotten but for space.
     *
     * @param game of an example; empty for a board
     * @param step a board's revision, or a move of the example
     * @param users the players of a board, who stand in the picture of one that an admin ended
     */
    private record Key(String game, int board, int step, List<String> users, PictureFormat format) {}

    private final Phrasebook phrases;
    private final Cache<Key, Picture> kept = Caffeine.newBuilder()
            .maximumWeight(KEPT_BYTES)
            .weigher((Key key, Picture picture) -> picture.bytes().length)
            .build();

    public PictureCache(Phrasebook phrases) {
        this.phrases = phrases;
    }

    /** The position that a board shows. */
    public Picture of(BoardDetails board, PictureFormat format) {
        return kept.get(
                new Key(
                        "",
                        board.number(),
                        board.shown().revision(),
                        board.seats().stream().map(BoardSeat::user).toList(),
                        format),
                key -> draw(board.shown().diagram(), format));
    }

    /** The example of a game after that many moves. */
    public Picture of(Example example, int move, PictureFormat format) {
        Position position = example.positions().get(move);
        return kept.get(
                new Key(position.game().name(), 0, move, List.of(), format),
                key -> draw(position.diagram(Viewer.PUBLIC), format));
    }

    /** What belongs to no board and no example, such as the start of a game. */
    public Picture draw(Diagram diagram, PictureFormat format) {
        return switch (format) {
            case SVG -> Picture.of(Svg.adaptive(diagram, phrases));
            case PNG -> new Picture(Png.draw(diagram, phrases, Png.WIDTH));
            case TEXT -> Picture.of(Ascii.draw(diagram, phrases));
            case SMALL -> Picture.of(Svg.adaptive(alone(diagram), phrases));
        };
    }

    private static Diagram alone(Diagram diagram) {
        return new Diagram(diagram.title(), diagram.description(), diagram.unit(), diagram.items(), List.of());
    }
}
