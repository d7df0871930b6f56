package pbem.cli.game;

import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Every family on its other boards. */
@Tag("long")
@ParameterizedClass
@MethodSource("pairs")
class NewGameOnEveryBoardTest extends NewGameContract {

    static Stream<Object[]> pairs() {
        return GameTemplates.families().stream()
                .flatMap(family ->
                        GameTemplates.boards(family).stream().skip(1).map(board -> new Object[] {family, board}));
    }
}
