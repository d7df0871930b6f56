package pbem.record;

import pbem.game.Position;
import pbem.game.Viewer;

/** Whether a game keeps secrets from somebody, so that what one player's moves can be tells about their hand. */
public final class HiddenInformation {

    private HiddenInformation() {}

    /**
     * Whether playing on in thought would tell what others hold: a player who cannot play draws or passes by
     * themselves, so that already the next turn shows it. A player who is alone has nobody to learn about.
     */
    public static boolean fromMovers(Position position) {
        return position.active().size() > 1 && in(position);
    }

    public static boolean in(Position position) {
        return position.game().hidesHands(position.setup())
                && Viewer.all(position.setup().seats()).stream()
                                .map(position::diagram)
                                .distinct()
                                .count()
                        > 1;
    }
}
