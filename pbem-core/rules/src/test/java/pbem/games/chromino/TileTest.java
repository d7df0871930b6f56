package pbem.games.chromino;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TileTest {

    @Test
    void thereAre75DifferentTiles() {
        assertThat(Tile.all(false)).hasSize(75).doesNotHaveDuplicates();
        assertThat(Tile.all(false).stream().filter(tile -> tile.colours() == 1)).hasSize(5);
        assertThat(Tile.all(false).stream().filter(tile -> tile.colours() == 2)).hasSize(40);
        assertThat(Tile.all(false).stream().filter(tile -> tile.colours() == 3)).hasSize(30);
    }

    @Test
    void fiveChameleonsHaveEveryColourAtTwoEnds() {
        assertThat(Tile.all(true)).hasSize(80).containsAll(Tile.CHAMELEONS);
        for (char letter : "BGPRY".toCharArray()) {
            assertThat(Tile.CHAMELEONS.stream().filter(tile -> tile.name().indexOf(letter) >= 0))
                    .hasSize(2);
        }
        assertThat(Tile.CHAMELEONS).allMatch(Tile::isChameleon).allMatch(tile -> tile.colours() == 3);
    }

    @Test
    void aTileIsNamedFromTheEndThatMakesTheSmallerWord() {
        assertThat(Tile.all(true))
                .allMatch(tile -> tile.name()
                                .compareTo(
                                        new StringBuilder(tile.name()).reverse().toString())
                        <= 0);
        assertThat(Tile.of("PGB")).isEqualTo(Tile.of("BGP")).get().hasToString("BGP");
        assertThat(Tile.of("B*R")).isEmpty();
        assertThat(Tile.of("*BB")).isEmpty();
    }

    @Test
    void tilesAreSortedAsAsciiSorts() {
        assertThat(Tile.all(true).stream().map(Tile::name)).isSorted().startsWith("B*G", "B*Y", "BBB", "BBG");
    }

    @Test
    void theJokerMatchesEverythingAndAColourOnlyItself() {
        for (Hue hue : Hue.values()) {
            assertThat(hue.matches(hue)).isTrue();
            assertThat(hue.matches(Hue.JOKER)).isTrue();
            assertThat(Hue.JOKER.matches(hue)).isTrue();
        }
        assertThat(Hue.BLUE.matches(Hue.GREEN)).isFalse();
    }
}
