package pbem.testkit;

import java.util.List;
import java.util.Random;
import java.util.Set;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Viewer;

/** A game with secrets, the tables at which it is tried, and the secrets of each viewer. */
public interface SecretTables extends GameTables {

    /** The interval, in moves, between slow trials such as drawing. */
    int EVERY = 10;

    /**
     * A position that differs from the given one only in what the viewer may not see, the seed included.
     *
     * @param random the source of the other secrets
     */
    Position disguised(Position position, Viewer viewer, Random random);

    /** Words that would reveal a secret to the viewer, such as names of hidden tiles, in their written case. */
    Set<String> secrets(Position position, Viewer viewer);

    /** Checks each position of a game, and every tenth also after a player has left. */
    default void everyView(PlayOut game, View check) {
        Random random = new Random(8);
        for (Position position : game.positions()) {
            everyView(position, random, check);
            if (position.ply() % EVERY == 1 && position.outcome().isEmpty()) {
                List<Seat> active = position.active();
                everyView(position.leave(active.get(random.nextInt(active.size()))), random, check);
            }
        }
    }

    private void everyView(Position position, Random random, View check) {
        for (Viewer viewer : Viewer.all(position.setup().seats())) {
            check.on(position, viewer, disguised(position, viewer, random));
        }
    }

    /** A check of a position, its viewer, and another position that must look the same to that viewer. */
    interface View {
        void on(Position position, Viewer viewer, Position disguised);
    }
}
