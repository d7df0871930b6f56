package pbem.play;

import pbem.game.Position;
import pbem.game.Viewer;

/** Whether a game keeps secrets from somebody, so that what one player's moves can be tells about his hand. */
final class Hidden {

    private Hidden() {}

    static boolean in(Position position) {
        return Viewer.all(position.setup().seats()).stream()
                        .map(position::diagram)
                        .distinct()
                        .count()
                > 1;
    }
}
