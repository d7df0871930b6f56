package pbem.games.chromino;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.game.Viewer;
import pbem.testkit.PlayOut;
import pbem.testkit.Table;

/** No object of a game prints a secret, in a log or in a stack trace. */
class PrintedSecretsTest {

    private final ChrominoSecretTest secrets = new ChrominoSecretTest();

    @Test
    void noObjectOfAGamePrintsASecret() throws IllegalAccessException {
        PlayOut game = PlayOut.of(new Chromino(), Table.of("3 -draw=2 -chameleon"), 1, 60);
        for (Position position : game.positions()) {
            Set<String> hidden = secrets.secrets(position, Viewer.PUBLIC);
            for (Object object : objects(position)) {
                if (!(object instanceof Tile)) {
                    assertThat(hidden).as(object.getClass().getSimpleName()).noneMatch(object.toString()::contains);
                }
            }
        }
    }

    @Test
    void hashesTellNoSecret() {
        PlayOut game = PlayOut.of(new Chromino(), Table.of("2"), 1, 60);
        for (Position position : game.positions()) {
            Position other = secrets.disguised(position, Viewer.PUBLIC, new Random(4));
            assertThat(other).hasSameHashCodeAs(position);
        }
    }

    @Test
    void exceptionsNameTheMoveThatWasWrongAndNothingElse() {
        Position position = Table.of("2").start(new Chromino(), 1);
        assertThatThrownBy(() -> position.play(PositionBuilder.placement("RRR 9,9 E")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("not a move of this position: RRR 9,9 E");
    }

    /** All objects of this package, and the seed, that can be reached from the given one. */
    private static List<Object> objects(Object start) throws IllegalAccessException {
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Object> open = new ArrayDeque<>(List.of(start));
        List<Object> found = new ArrayList<>();
        while (!open.isEmpty()) {
            Object object = open.pop();
            if (!seen.add(object)) {
                continue;
            }
            if (object instanceof Collection<?> collection) {
                open.addAll(collection);
            } else if (object instanceof Map<?, ?> map) {
                open.addAll(map.keySet());
                open.addAll(map.values());
            } else if (object instanceof Object[] array) {
                open.addAll(List.of(array));
            } else if (object instanceof Optional<?> optional) {
                optional.ifPresent(open::add);
            } else if (object instanceof Seed) {
                found.add(object);
            } else if (object.getClass().getPackageName().equals(Chromino.class.getPackageName())
                    && !(object instanceof Enum)) {
                found.add(object);
                for (Field field : object.getClass().getDeclaredFields()) {
                    if (!Modifier.isStatic(field.getModifiers())) {
                        field.setAccessible(true);
                        Optional.ofNullable(field.get(object)).ifPresent(open::add);
                    }
                }
            }
        }
        return found;
    }
}
