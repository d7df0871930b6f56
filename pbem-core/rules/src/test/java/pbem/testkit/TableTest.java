package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import pbem.games.hex.Hex;

/** A table of a test that the game refuses fails with the reason. */
class TableTest {

    @Test
    void aRefusedTableIsNamedWithTheReason() {
        assertThatThrownBy(() -> Table.of("2 -size=99").start(new Hex(), 1))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("hex refuses the table \"2 -size=99\" of its test: ")
                .hasMessageContainingAll("3", "19");
    }
}
