package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.Game;
import pbem.game.Option;
import pbem.game.Refusal;
import pbem.phrase.Phrase;
import pbem.testkit.pebbles.Pebbles;

/**
 * All reasons of one sealed set.
 *
 * @param set a sealed interface whose members are records
 */
public record EveryRefusal(Class<? extends Refusal> set) {

    private static final Game GAME = new Pebbles();

    public static EveryRefusal of(Class<? extends Refusal> set) {
        return new EveryRefusal(set);
    }

    /** The test has a method for every member, called like it. */
    public void hasItsTestIn(Class<?> test) {
        assertThat(Arrays.stream(test.getDeclaredMethods()).map(Method::getName))
                .containsAll(members()
                        .map(Class::getSimpleName)
                        .map(name -> name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1))
                        .toList());
    }

    /** One of each, filled with anything. */
    public Stream<Refusal> samples() {
        return members().map(EveryRefusal::sample);
    }

    private Stream<Class<?>> members() {
        return Arrays.stream(set.getPermittedSubclasses());
    }

    private static Refusal sample(Class<?> member) {
        RecordComponent[] components = member.getRecordComponents();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            var constructor = member.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return (Refusal) constructor.newInstance(
                    Arrays.stream(types).map(EveryRefusal::value).toArray());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError("cannot make a " + member.getSimpleName(), e);
        }
    }

    private static Object value(Class<?> type) {
        if (type == int.class) {
            return 3;
        }
        if (type == boolean.class) {
            return false;
        }
        if (type == String.class) {
            return "word";
        }
        if (type == List.class) {
            return List.of("one", "two");
        }
        if (type == Optional.class) {
            return Optional.empty();
        }
        if (type == Instant.class) {
            return Instant.EPOCH;
        }
        if (type == LocalDate.class) {
            return LocalDate.EPOCH;
        }
        if (type == Phrase.class) {
            return Phrase.of("list.and", "one", "two");
        }
        if (type == Game.class) {
            return GAME;
        }
        if (type == Option.class) {
            return GAME.options().get(0);
        }
        if (type.isEnum()) {
            return type.getEnumConstants()[0];
        }
        throw new AssertionError("teach EveryRefusal to make a " + type.getSimpleName());
    }
}
