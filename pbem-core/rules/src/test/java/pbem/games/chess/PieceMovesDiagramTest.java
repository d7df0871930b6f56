package pbem.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Position;
import pbem.game.Viewer;
import pbem.picture.Ascii;

/** Pictures of the cells where one piece may go. */
class PieceMovesDiagramTest {

    private static final ChessPosition START = (ChessPosition) ChessPerftTest.start("2");

    private static String drawn(Position position, String cell) {
        return Ascii.draw(position.detail(Viewer.PUBLIC, cell).orElseThrow(), ScriptedGame.ENGLISH);
    }

    @Test
    void brackets_show_where_a_piece_may_go_and_points_where_it_could() {
        String board = drawn(START, "d4");
        assertThat(board).contains("(P)").contains("It may go to e5, f6, d5 and d6");
        assertThat(board.lines().filter(line -> line.strip().startsWith("5 ")))
                .allMatch(line -> line.contains("[2] [3]"));
        assertThat(board.lines().filter(line -> line.strip().startsWith("6 ")))
                .allMatch(line -> line.contains("[3] .1. [2]"));
    }

    @Test
    void a_piece_that_is_hemmed_in_has_no_brackets() {
        assertThat(drawn(START, "e1")).contains("It has no legal move now").doesNotContain("[P]");
    }

    @Test
    void captures_are_told_apart() {
        ChessPosition position = Sketch.men(ChessBoard.SMALL, Team.WHITE, "Kd1", "Rb3", "pb8", "kj13");
        assertThat(drawn(position, "B3")).contains("[p]").contains("It may capture on b8");
    }

    @Test
    void pieces_of_the_other_team_can_be_studied_too() {
        assertThat(drawn(START, "j10")).contains("black's pawn on j10").contains("It may go to");
    }

    @ParameterizedTest
    @ValueSource(strings = {"g7", "h1", "", "nonsense", "d4-e5"})
    void a_name_of_no_piece_has_no_picture(String what) {
        assertThat(START.detail(Viewer.PUBLIC, what)).isEmpty();
    }

    @Test
    void every_piece_of_both_boards_has_its_picture() {
        for (String table : List.of("2", "2 -board=4")) {
            ChessPosition start = (ChessPosition) ChessPerftTest.start(table);
            for (Cell cell : start.situation().board().cells()) {
                boolean taken = start.situation().man(cell) != Man.NONE;
                assertThat(start.detail(Viewer.PUBLIC, cell.name()).isPresent()).isEqualTo(taken);
                if (taken) {
                    assertThat(drawn(start, cell.name()).lines()).allMatch(line -> line.length() <= Ascii.WIDTH);
                }
            }
        }
    }
}
