package pbem.help;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import pbem.game.Example;
import pbem.game.Game;
import pbem.game.Viewer;
import pbem.games.Catalogue;

class PositionBlocksTest {

    private static final Game CHOLONE = Catalogue.games().named("cholone").orElseThrow();

    private static PositionBlocks read(String... lines) {
        return PositionBlocks.of(CHOLONE, "# Title\n\n```position\n" + String.join("\n", lines) + "\n```\n\nMore.\n");
    }

    @Test
    void a_position_becomes_a_board_in_text_that_bears_its_number() {
        PositionBlocks page = read("2", "c5,d5");
        assertThat(page.markdown())
                .startsWith("# Title\n\n```position-1\n")
                .contains("(o)")
                .endsWith("\n```\n\nMore.\n");
        assertThat(page.positions()).hasSize(1);
        assertThat(page.positions().get(0).moves()).hasValue(1);
        assertThat(HelpText.plain(page.markdown())).contains("(o)");
    }

    @Test
    void an_example_up_to_a_move_is_a_position_too() {
        PositionBlocks page = read("example 3");
        assertThat(page.positions().get(0).moves()).hasValue(3);
        assertThat(page.positions().get(0).diagram().items())
                .isEqualTo(Example.of(CHOLONE)
                        .orElseThrow()
                        .positions()
                        .get(3)
                        .diagram(Viewer.PUBLIC)
                        .items());
    }

    @Test
    void two_sketches_stand_side_by_side_as_text_and_bear_their_numbers() {
        Game chess = Catalogue.games().named("chromatic-chess").orElseThrow();
        PositionBlocks page = PositionBlocks.of(chess, "```sketch\n2 -board=3\nN on g7\np on g6\n```\n");
        assertThat(page.positions())
                .hasSize(2)
                .allMatch(position -> position.moves().isEmpty());
        assertThat(page.markdown().lines())
                .startsWith("```position-1-2", "N on g7                        p on g6", "")
                .contains(". . . . . . N . . . . . .      . . . . . . . . . . . . .")
                .allMatch(line -> line.length() <= 68);
    }

    @Test
    void a_sketch_that_the_game_does_not_draw_is_a_fault_of_the_page() {
        assertThatThrownBy(() -> PositionBlocks.of(CHOLONE, "```sketch\n2\nN on g7\n```\n"))
                .hasMessageContaining("no sketch N on g7");
    }

    @Test
    void a_move_that_is_none_is_a_fault_of_the_page() {
        assertThatThrownBy(() -> read("2", "c5,c5")).hasMessageContaining("a position of help.md of cholone: line 2");
    }

    @Test
    void the_page_of_every_game_shows_a_position() {
        HelpPages pages = new HelpPages(Catalogue.games());
        Catalogue.games()
                .all()
                .forEach(game ->
                        assertThat(pages.positions(game.name())).as(game.name()).isNotEmpty());
    }
}
