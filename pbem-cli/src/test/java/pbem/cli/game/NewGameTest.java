package pbem.cli.game;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Every family on its first board. */
@ParameterizedClass
@MethodSource("pairs")
class NewGameTest extends NewGameContract {

    static Stream<Object[]> pairs() {
        return GameTemplates.families().stream().map(family ->
                new Object[] {family, GameTemplates.boards(family).get(0)});
    }
}
