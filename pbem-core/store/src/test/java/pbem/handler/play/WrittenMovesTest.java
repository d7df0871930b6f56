package pbem.handler.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Example;
import pbem.game.Game;
import pbem.games.Catalogue;
import pbem.play.BoardAdministration;
import pbem.record.GameRecord;
import pbem.testkit.Club;

/** The example game of each game, each move written in another of the ways in which people write moves. */
@Tag("long")
class WrittenMovesTest {

    private static final List<UnaryOperator<String>> WAYS = List.of(
            move -> move,
            move -> move.toLowerCase(Locale.ROOT),
            move -> move + ".",
            move -> move + "!",
            move -> "I play " + move,
            move -> "my move is " + move + ".",
            move -> move + " please",
            move -> "Hi Bob,\n\n" + move + "\n\nGood luck!",
            move -> "Hi, " + move + ". Good luck!",
            move -> move.replace('-', '\u2013'),
            move -> move.replace("-", " - ").replace(",", ", ").replace("x", " x "),
            move -> move.replace("-", " to "),
            move -> move.replace('x', '\u00d7'),
            move -> move.replace("x", " takes "),
            move -> "12. " + move,
            move -> "\"" + move + "\"",
            move -> move + "\n> an old board\n> and more",
            move -> "I'll go " + move,
            move -> move + " (nice game)",
            move -> move + " :-)");

    static Stream<Game> games() {
        return Catalogue.games().all().stream().filter(game -> Example.of(game).isPresent());
    }

    @ParameterizedTest
    @MethodSource("games")
    void are_understood(Game game, @TempDir Path directory) {
        Example example = Example.of(game).orElseThrow();
        List<String> users = IntStream.range(0, example.start().setup().seats())
                .mapToObj(seat -> "player" + seat)
                .toList();
        try (Club club = new Club(directory, users.toArray(String[]::new))) {
            BoardAdministration admin =
                    new BoardAdministration(() -> example.start().setup().seed());
            GameRecord begun = club.store()
                    .change(tx ->
                            admin.start(tx, game, users, example.start().setup().options(), Map.of(), club.now()))
                    .now();
            int board = begun.board().number();
            for (int i = 0; i < example.moves().size(); i++) {
                String move = example.moves().get(i).notation();
                String written = WAYS.get(i % WAYS.size()).apply(move);
                club.plays(board, written);
                assertThat(club.moves(board)).as(written).hasSize(i + 1).last().isEqualTo(move);
            }
            assertThat(club.record(board).outcome()).contains(example.outcome());
        }
    }
}
