package pbem.testkit;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestInstance;
import pbem.game.Game;
import pbem.game.Games;
import pbem.phrase.Phrasebook;

/** A game and the tables at which it is tried. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public interface GameTables {

    Game game();

    /** Enough of them that every option and every number of players occurs: {@code "2"}, {@code "3 -bowl"}. */
    List<String> tables();

    /** Games are cut after so many moves. */
    default int longest() {
        return 200;
    }

    /** In bytes. A mail with such a picture, its text and its HTML, has at most 60 kB, since four bytes are sent for three. */
    default int heaviestPicture() {
        return 35_500;
    }

    /** Whether upper and lower case are different in the notation. */
    default boolean caseMatters() {
        return false;
    }

    default Stream<Table> allTables() {
        return tables().stream().map(Table::of);
    }

    /** Two games for every table. */
    default Stream<PlayOut> playOuts() {
        return allTables()
                .flatMap(table -> IntStream.of(1, 2).mapToObj(seed -> PlayOut.of(game(), table, seed, longest())));
    }

    default Phrasebook phrasebook() {
        return new Games(List.of(game())).phrasebook(Locale.ENGLISH);
    }
}
