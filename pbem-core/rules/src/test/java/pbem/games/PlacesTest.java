package pbem.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Places;
import pbem.game.Position;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.phrase.Phrase;

/**
 * The places of the players at the end of a game, and the boards that count for ratings, in the games of the catalogue.
 */
class PlacesTest {

    private static final Seed SEED = Seed.ofHex("5eed".repeat(Seed.BYTES / 2));

    private static Game game(String name) {
        return Catalogue.games().named(name).orElseThrow();
    }

    private static Position start(String name, int seats, Map<String, String> options) {
        return game(name).start(seats, options, SEED).now();
    }

    private static boolean rated(String name, int seats, Map<String, String> options) {
        Position start = start(name, seats, options);
        return start.game().isRated(start.setup());
    }

    /** The end of a game by lot. */
    private static Position played(Position start, long lot) {
        Random random = new Random(lot);
        Position position = start;
        while (position.outcome().isEmpty()) {
            List<? extends Move> moves = position.moves();
            position = position.play(moves.get(random.nextInt(moves.size())));
        }
        return position;
    }

    @Test
    void placesFollowTheResultsWhereNothingElseIsKnown() {
        Phrase reason = Phrase.of("offer.agreed", 2);
        Outcome shared = new Outcome(List.of(Result.LOST, Result.WON, Result.WON), reason);
        Outcome drawn = new Outcome(List.of(Result.DREW, Result.LOST, Result.DREW), reason);
        assertThat(Places.of(shared).bySeat()).containsExactly(3, 1, 1);
        assertThat(Places.of(drawn).bySeat()).containsExactly(1, 3, 1);
    }

    @Test
    void theLosersOfChrominoAreRankedByTheirTiles() {
        assertThat(List.of(1L, 2L, 3L, 4L, 5L))
                .anySatisfy(lot -> assertThat(played(start("chromino", 4, Map.of()), lot)
                                .places()
                                .orElseThrow()
                                .bySeat())
                        .contains(1, 2, 3));
    }

    @Test
    void theLosersOfKromaAreRankedByTheirCounts() {
        assertThat(played(start("kroma", 3, Map.of()), 1).places().orElseThrow().bySeat())
                .contains(1, 2, 3);
    }

    @Test
    void aLeaverOfAKromaGameIsPlacedBehindThePlayersWhoStay() {
        Position position = start("kroma", 3, Map.of()).leave(new Seat(1));
        assertThat(played(position, 1).places().orElseThrow().bySeat().get(0)).isEqualTo(3);
    }

    @Test
    void aPlayerPassedOverInChrominoIsNamed() {
        Position position = start("chromino", 2, Map.of());
        Random random = new Random(1);
        int passed = 0;
        while (position.outcome().isEmpty()) {
            List<? extends Move> moves = position.moves();
            position = position.play(moves.get(random.nextInt(moves.size())));
            passed += position.passedOver().size();
        }
        assertThat(passed).isPositive();
    }

    @Test
    void everyGameSaysWhatCountsForRatings() {
        assertThat(rated("cholone", 2, Map.of("setup", "belgian"))).isTrue();
        assertThat(rated("cholone", 2, Map.of("quiet", "50"))).isFalse();
        assertThat(rated("chroma", 2, Map.of())).isTrue();
        assertThat(rated("chroma", 2, Map.of("size", "7"))).isTrue();
        assertThat(rated("chroma", 2, Map.of("size", "6"))).isFalse();
        assertThat(rated("kroma", 3, Map.of("block", ""))).isTrue();
        assertThat(rated("chromatic-chess", 2, Map.of("setup", "36"))).isTrue();
        assertThat(rated("chromatic-chess", 2, Map.of("setup", "A1=T13,D1=K,B2=N")))
                .isFalse();
        assertThat(rated("chromino", 1, Map.of())).isFalse();
        assertThat(rated("chromino", 3, Map.of("expert", ""))).isTrue();
    }
}
