package pbem.record;

import pbem.game.Position;
import pbem.game.Viewer;

/** Whether a game has secrets, so that the list of a player's possible moves reveals their hand. */
public final class HiddenInformation {

    private HiddenInformation() {}

    /**
     * Whether trying moves ahead would reveal hidden hands: a player who cannot play draws or passes automatically, so
     * the next turn already shows it. False for a player who is alone.
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
