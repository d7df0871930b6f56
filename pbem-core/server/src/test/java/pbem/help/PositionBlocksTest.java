package pbem.help;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import pbem.game.Game;
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
        assertThat(page.positions().get(0).moves()).isEqualTo(1);
        assertThat(HelpText.plain(page.markdown())).contains("(o)");
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
