package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.picture.Ascii;
import pbem.picture.Diagram;
import pbem.picture.Png;
import pbem.picture.Svg;

/**
 * The contract of every game with secrets: nothing that a position shows or says tells a viewer what is not theirs to
 * know. Two positions that differ only in what a viewer may not see must be the same to that viewer, byte for byte.
 */
public interface SecretContract extends SecretTables {

    @ParameterizedTest
    @MethodSource("playOuts")
    default void thePictureForAViewerDoesNotDependOnHiddenFacts(PlayOut game) {
        everyView(game, (position, viewer, disguised) -> {
            Diagram diagram = position.diagram(viewer);
            Diagram other = disguised.diagram(viewer);
            assertThat(other).isEqualTo(diagram);
            assertThat(Ascii.draw(other, phrasebook())).isEqualTo(Ascii.draw(diagram, phrasebook()));
            if (position.ply() % EVERY == 0) {
                assertThat(Svg.adaptive(other, phrasebook())).isEqualTo(Svg.adaptive(diagram, phrasebook()));
            }
            if (position.ply() == 0) {
                assertThat(Png.draw(other, phrasebook(), 200)).isEqualTo(Png.draw(diagram, phrasebook(), 200));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("playOuts")
    default void theNewsForAViewerDoesNotDependOnHiddenFacts(PlayOut game) {
        everyView(game, (position, viewer, disguised) -> {
            assertThat(disguised.happenings()).isEqualTo(position.happenings());
            assertThat(disguised.privately(viewer)).isEqualTo(position.privately(viewer));
            assertThat(disguised.hints(viewer)).isEqualTo(position.hints(viewer));
            assertThat(disguised.undoable()).isEqualTo(position.undoable());
            assertThat(disguised.toMove()).isEqualTo(position.toMove());
            assertThat(disguised.lastMove()).isEqualTo(position.lastMove());
            assertThat(disguised.active()).isEqualTo(position.active());
            assertThat(disguised.outcome()).isEqualTo(position.outcome());
            assertThat(disguised).hasToString(position.toString());
            for (Seat seat : Seat.all(position.setup().seats())) {
                assertThat(game().seatName(disguised.setup(), seat)).isEqualTo(game().seatName(position.setup(), seat));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("playOuts")
    default void theWordsForAViewerDoNotDependOnHiddenFacts(PlayOut game) {
        everyView(game, (position, viewer, disguised) -> {
            assertThat(disguised.words(viewer).description())
                    .isEqualTo(position.words(viewer).description());
            for (String cell : List.of("0,0", "1,1", "-2,0", "9,9")) {
                assertThat(disguised.words(viewer).look(cell))
                        .isEqualTo(position.words(viewer).look(cell));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("playOuts")
    default void thePlayerToMoveLearnsNothingByTrying(PlayOut game) {
        everyView(game, (position, viewer, disguised) -> {
            if (viewer.seat().filter(position.toMove()::contains).isPresent()) {
                assertThat(disguised.moves()).isEqualTo(position.moves());
                assertThat(disguised.compose()).isEqualTo(position.compose());
                Stream<String> played = game.moves().stream().map(Move::notation);
                Stream<String> named = secrets(position, viewer).stream();
                Stream.concat(Stream.concat(played, named), Stream.of("draw", "pass"))
                        .forEach(text -> assertThat(answer(disguised, text)).isEqualTo(answer(position, text)));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("playOuts")
    default void theSuppositionOfAPlayerDoesNotDependOnHiddenFacts(PlayOut game) {
        everyView(
                game,
                (position, viewer, disguised) -> viewer.seat().ifPresent(knower -> {
                    for (Seat mover : Seat.all(position.setup().seats())) {
                        Optional<Position> supposed = position.supposed(knower, mover);
                        Optional<Position> other = disguised.supposed(knower, mover);
                        assertThat(other.map(Position::moves)).isEqualTo(supposed.map(Position::moves));
                        assertThat(other.map(Position::toMove)).isEqualTo(supposed.map(Position::toMove));
                        assertThat(other.map(Position::compose)).isEqualTo(supposed.map(Position::compose));
                        if (position.ply() % EVERY == 0
                                && supposed.filter(at -> !at.moves().isEmpty()).isPresent()) {
                            Move move = supposed.get().moves().get(0);
                            Position after = supposed.get().play(move);
                            assertThat(other.get().play(move).diagram(viewer)).isEqualTo(after.diagram(viewer));
                        }
                    }
                }));
    }

    private String answer(Position position, String text) {
        return position.read(text) instanceof Act.Refused<Move> refused
                ? phrasebook().say(refused.refusal().phrase())
                : "legal";
    }

    @ParameterizedTest
    @MethodSource("playOuts")
    default void noSecretIsEverNamed(PlayOut game) {
        everyView(game, (position, viewer, disguised) -> {
            Set<String> secrets = secrets(position, viewer);
            Diagram diagram = position.diagram(viewer);
            Stream<String> said = Stream.of(
                            position.happenings(),
                            position.privately(viewer),
                            position.hints(viewer),
                            List.of(diagram.title()),
                            diagram.description().sentences())
                    .flatMap(List<Phrase>::stream)
                    .map(phrasebook()::say);
            Stream<String> shown = Stream.of(
                    Ascii.draw(diagram, phrasebook()),
                    position.ply() % EVERY == 0 ? diagram.toString() : "",
                    position.toString(),
                    position.setup().toString());
            Stream.concat(said, shown).forEach(text -> assertThat(secrets).noneMatch(text::contains));
        });
    }

    @ParameterizedTest
    @MethodSource("playOuts")
    default void thereAreSecretsToKeep(PlayOut game) {
        boolean[] kept = {false};
        everyView(game, (position, viewer, disguised) -> {
            kept[0] |= !disguised.equals(position);
            assertThat(position.setup().seats()).isEqualTo(disguised.setup().seats());
        });
        assertThat(kept[0]).isTrue();
    }
}
