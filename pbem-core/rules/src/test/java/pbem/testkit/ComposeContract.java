package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Choice;
import pbem.game.Draft;
import pbem.game.Move;
import pbem.game.Position;
import pbem.phrase.Phrasebook;

/**
 * The contract of every game about composing a move step by step: every legal move can be reached, and nothing else.
 */
public interface ComposeContract extends GameTables {

    /** The number of positions of a game that are looked at, besides the first and the last. */
    int LOOKED_AT = 3;

    /** The number of drafts of a position that are composed again. */
    int AGAIN = 50;

    @ParameterizedTest
    @MethodSource("playOuts")
    default void everyLegalMoveCanBeComposedAndNothingElse(PlayOut game) {
        for (Position position : some(game)) {
            Set<String> reached = new HashSet<>();
            for (Draft draft : drafts(position)) {
                List<Choice> choices = draft.choices();
                assertThat(choices).extracting(Choice::key).doesNotHaveDuplicates();
                assertThat(choices.isEmpty() && draft.move().isEmpty())
                        .as("%s", draft.chosen())
                        .isEqualTo(position.outcome().isPresent());
                draft.move().ifPresent(move -> reached.add(move.notation()));
            }
            Set<String> listed = position.moves().stream().map(Move::notation).collect(Collectors.toSet());
            Set<String> missed = new HashSet<>(listed);
            missed.removeAll(reached);
            assertThat(missed).as("listed, though not reached").isEmpty();
            reached.removeAll(listed);
            assertThat(reached)
                    .as("legal, though not listed")
                    .allMatch(
                            notation -> position.read(notation).now().notation().equals(notation));
        }
    }

    @ParameterizedTest
    @MethodSource("playOuts")
    default void aChosenMoveCanBeChosenAgainFromTheBeginning(PlayOut game) {
        for (Position position : some(game)) {
            List<Draft> drafts = List.copyOf(drafts(position));
            for (int i = 0; i < drafts.size(); i += 1 + drafts.size() / AGAIN) {
                List<String> keys =
                        drafts.get(i).chosen().stream().map(Choice::key).toList();
                assertThat(position.compose().along(keys)).hasValue(drafts.get(i));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("playOuts")
    default void unknownWordsAreNotChosen(PlayOut game) {
        for (Position position : List.of(game.start(), game.end())) {
            Draft draft = position.compose();
            Set<String> keys = draft.choices().stream().map(Choice::key).collect(Collectors.toSet());
            garbage()
                    .filter(text -> !keys.contains(text))
                    .forEach(text ->
                            assertThat(draft.choose(text).isEmpty()).as(text).isTrue());
        }
    }

    @ParameterizedTest
    @MethodSource("playOuts")
    default void eachStepIsSaidInWords(PlayOut game) {
        Phrasebook phrases = phrasebook();
        for (Position position :
                List.of(game.end(), game.positions().get(game.positions().size() / 2))) {
            for (Draft draft : drafts(position)) {
                assertThat(phrases.say(draft.says())).isNotBlank().hasSizeLessThan(300);
                draft.choices().forEach(choice -> {
                    assertThat(phrases.say(choice.label())).isNotBlank();
                    assertThat(choice.key()).isNotBlank().hasSizeLessThan(40);
                });
            }
        }
    }

    private static List<Position> some(PlayOut game) {
        List<Position> all = game.positions();
        int step = Math.max(1, all.size() / LOOKED_AT);
        return IntStream.range(0, all.size())
                .filter(i -> i % step == 0 || i == all.size() - 1)
                .mapToObj(all::get)
                .toList();
    }

    /** All drafts of a position, each once. */
    private static Set<Draft> drafts(Position position) {
        Set<Draft> seen = new HashSet<>();
        Deque<Draft> next = new ArrayDeque<>(List.of(position.compose()));
        while (!next.isEmpty()) {
            Draft draft = next.pop();
            if (seen.add(draft)) {
                draft.choices()
                        .forEach(choice -> next.push(draft.choose(choice.key()).orElseThrow()));
            }
        }
        return seen;
    }
}
