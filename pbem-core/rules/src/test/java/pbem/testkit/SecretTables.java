package pbem.testkit;

import java.util.List;
import java.util.Random;
import java.util.Set;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Viewer;

/** A game with secrets, the tables at which it is tried, and who must not know what. */
public interface SecretTables extends GameTables {

    /** After so many moves once: drawing takes long, and so does trying all that a position could be asked. */
    int EVERY = 10;

    /**
     * A position that differs from this one in what that viewer may not see, the seed included, and in nothing else.
     *
     * @param random where the other secrets come from
     */
    Position disguised(Position position, Viewer viewer, Random random);

    /**
     * Words that would tell that viewer something who read them anywhere, such as the names of hidden tiles, in the
     * upper or lower case in which they are written.
     */
    Set<String> secrets(Position position, Viewer viewer);

    /** Now and then also as if somebody left. */
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

    /** A position, somebody who looks at it, and another one that must look the same to them. */
    interface View {
        void on(Position position, Viewer viewer, Position disguised);
    }
}
