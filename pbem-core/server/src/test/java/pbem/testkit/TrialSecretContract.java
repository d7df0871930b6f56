package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Move;
import pbem.handler.play.TriedOut;

/** The contract of the server about a game with secrets: previews tell nobody what is not theirs to know. */
public interface TrialSecretContract extends SecretTables {

    @ParameterizedTest
    @MethodSource("playOuts")
    default void nobodyLearnsFromMovesThatAreTriedOut(PlayOut game) {
        everyView(game, (position, viewer, disguised) -> {
            Stream<String> played = game.moves().stream().map(Move::notation);
            Stream.concat(played, Stream.of("draw", "pass"))
                    .limit(EVERY)
                    .forEach(text -> assertThat(TriedOut.by(viewer.seat(), disguised, text))
                            .isEqualTo(TriedOut.by(viewer.seat(), position, text)));
            if (viewer.seat().filter(position.toMove()::contains).isPresent()) {
                position.moves().stream()
                        .limit(EVERY)
                        .map(Move::notation)
                        .forEach(text -> assertThat(TriedOut.by(viewer.seat(), disguised, text))
                                .isEqualTo(TriedOut.by(viewer.seat(), position, text)));
            }
        });
    }
}
