package pbem.games.kroma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The game agrees with {@link ObviousKroma} in games by lot. */
@Tag("long")
class OracleTest {

    /** The pieces that a player prefers, so that supplies run out in different ways. */
    private enum Liking {
        ANY(piece -> true),
        DIAMONDS(piece -> piece.kind().name().equals("diamond")),
        BLUE(piece -> piece.colour() == Colour.BLUE);

        private final Predicate<PlacedPiece> liked;

        Liking(Predicate<PlacedPiece> liked) {
            this.liked = liked;
        }

        PlacedPiece choose(List<PlacedPiece> pieces, Random random) {
            List<PlacedPiece> liked = pieces.stream().filter(this.liked).toList();
            List<PlacedPiece> from = liked.isEmpty() ? pieces : liked;
            return from.get(random.nextInt(from.size()));
        }
    }

    @ParameterizedTest(name = "side {0}, {1} games, rather {2}")
    @CsvSource({
        "1, 1, ANY",
        "2, 5, ANY",
        "3, 40, ANY",
        "4, 40, ANY",
        "5, 20, ANY",
        "6, 10, ANY",
        "7, 5, BLUE",
        "8, 3, ANY",
        "9, 2, ANY",
        "10, 2, ANY",
        "11, 2, ANY",
        "11, 3, BLUE",
        "11, 2, DIAMONDS",
        "12, 2, ANY",
        "12, 4, DIAMONDS",
    })
    void bothPlayTheSameGame(int side, int games, Liking liking) {
        for (int seed = 0; seed < games; seed++) {
            Random random = new Random(seed);
            KromaPosition position = Sketch.empty(side);
            ObviousKroma obvious = new ObviousKroma(side);
            while (position.outcome().isEmpty()) {
                Set<String> expected = obvious.moves();
                assertThat(position.moves().stream()
                                .map(PlacedPiece::notation)
                                .sorted()
                                .toList())
                        .isEqualTo(expected.stream().sorted().toList());
                assertThat(position.moveCount()).isEqualTo(expected.size());
                PlacedPiece piece = liking.choose(position.moves(), random);
                position = position.play(piece);
                obvious.play(piece.notation());
            }
            assertThat(obvious.moves()).isEmpty();
            assertThat(points(position, Blend.GREEN)).isEqualTo(points(obvious, "B", "Y"));
            assertThat(points(position, Blend.ORANGE)).isEqualTo(points(obvious, "M", "Y"));
        }
    }

    private static List<Integer> points(KromaPosition position, Blend blend) {
        Score score = position.board().scores().stream()
                .filter(one -> one.target() == blend)
                .findFirst()
                .orElseThrow();
        return List.of(score.points(false), score.points(true));
    }

    private static List<Integer> points(ObviousKroma obvious, String one, String other) {
        Set<String> shown = obvious.blended(one, other);
        return List.of(shown.size(), obvious.largest(shown));
    }
}
