package pbem.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Outcome;
import pbem.game.Seat;
import pbem.phrase.Phrase;

class WordlessTest {

    static Stream<Class<?>> kinds() {
        return kinds(Event.class);
    }

    private static Stream<Class<?>> kinds(Class<?> family) {
        return family.isRecord()
                ? Stream.of(family)
                : Arrays.stream(family.getPermittedSubclasses()).flatMap(WordlessTest::kinds);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void nothing_of_what_a_player_said_is_left_and_all_that_was_decided(Class<?> kind) throws Exception {
        Event said = event(kind, "secret-word");
        Event left = said.wordless();
        assertThat(left.comment()).isEmpty();
        assertThat(withReason(left)).isEqualTo(event(kind, "").toString());
        assertThat(left.toString()).doesNotContain("secret-word");
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void the_reason_from_outside_can_be_taken_out_alone(Class<?> kind) throws Exception {
        Event said = event(kind, "");
        Event left = said.wordless();
        assertThat(left.reason().orElse("-")).isEqualTo("-");
        assertThat(withReason(left)).isEqualTo(said.toString());
    }

    private static String withReason(Event left) {
        return left.toString().replace("why=-", "why=why");
    }

    /** An event with that comment; an admin's reason and the decision are the same for all comments. */
    private static Event event(Class<?> kind, String words) throws Exception {
        RecordComponent[] parts = kind.getRecordComponents();
        Constructor<?> whole = kind.getDeclaredConstructor(
                Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new));
        return (Event) whole.newInstance(
                Arrays.stream(parts).map(part -> value(part, words)).toArray());
    }

    private static Object value(RecordComponent part, String words) {
        if (part.getType() == String.class) {
            return part.getName().equals("comment") ? words : part.getName();
        } else if (part.getType() == Seat.class) {
            return new Seat(2);
        } else if (part.getType() == int.class) {
            return 3;
        } else if (part.getType() == long.class) {
            return 4L;
        } else if (part.getType() == boolean.class) {
            return true;
        } else if (part.getType() == Outcome.class) {
            return new Outcome(List.of(), Phrase.of("play.adjudicated"));
        }
        throw new AssertionError("say what a " + part + " is");
    }
}
