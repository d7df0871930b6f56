package pbem.handler.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.command.Verb;
import pbem.game.Game;
import pbem.game.Move;
import pbem.games.Catalogue;
import pbem.testkit.PlayOut;
import pbem.testkit.Table;

/** Every game names its moves that are words of commands, too. */
class MoveWordsTest {

    static Stream<Game> games() {
        return Catalogue.games().all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_game_names_its_moves_that_are_words_of_the_language(Game game) {
        Set<String> words = new HashSet<>();
        for (int seed = 0; seed < 3; seed++) {
            Table table = Table.of(Integer.toString(Math.max(2, game.leastSeats())));
            PlayOut.of(game, table, seed, 150).moves().stream()
                    .map(Move::notation)
                    .filter(notation -> Verb.of(notation).isPresent())
                    .forEach(words::add);
        }
        assertThat(game.moveWords()).containsAll(words);
        assertThat(game.moveWords()).allMatch(word -> Verb.of(word).isPresent());
    }
}
