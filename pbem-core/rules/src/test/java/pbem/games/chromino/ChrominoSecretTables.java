package pbem.games.chromino;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import pbem.game.Game;
import pbem.game.Position;
import pbem.game.Viewer;
import pbem.testkit.SecretTables;

/** The secrets of Chromino: hands, the bag and the seed. */
public interface ChrominoSecretTables extends SecretTables {

    @Override
    default Game game() {
        return new Chromino();
    }

    @Override
    default List<String> tables() {
        return List.of("1", "2 -freedraw -chameleon", "3 -draw=3 -expert", "4 -open", "5 -order");
    }

    @Override
    default int longest() {
        return 90;
    }

    @Override
    default Position disguised(Position position, Viewer viewer, Random random) {
        return Disguise.of((ChrominoPosition) position, viewer, random);
    }

    @Override
    default Set<String> secrets(Position position, Viewer viewer) {
        Set<String> secrets = new TreeSet<>();
        Disguise.hidden((ChrominoPosition) position, viewer).forEach(tile -> {
            secrets.add(tile.name());
            secrets.add(new StringBuilder(tile.name()).reverse().toString());
        });
        if (position.outcome().isEmpty()) {
            secrets.add(position.setup().seed().reveal());
        }
        return secrets;
    }
}
