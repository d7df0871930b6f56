package pbem.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Example;
import pbem.game.Games;
import pbem.game.Position;
import pbem.picture.Ascii;

/** The boards of the help page are those of the game, and its pictures show where the pieces go. */
class ChessHelpTest {

    private static final ChromaticChess GAME = new ChromaticChess();

    private static List<String> help() {
        try (var in = ChromaticChess.class.getResourceAsStream("help.md")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** A sketch of the page, and its board as a setup. */
    record Picture(String setup, String title) {

        ChessBoard board() {
            return ChessBoard.of(setup.endsWith("4") ? 4 : 3);
        }

        List<String> lines() {
            Position start = Example.reached(GAME, "help.md", List.of(setup));
            return Ascii.draw(
                            GAME.sketch(start, title).orElseThrow(),
                            new Games(List.of(GAME)).phrasebook(Locale.ENGLISH))
                    .lines()
                    .toList();
        }

        @Override
        public String toString() {
            return title;
        }
    }

    static Stream<Picture> pictures() {
        return Pattern.compile("(?ms)^```sketch\n(.*?)\n```$")
                .matcher(String.join("\n", help()))
                .results()
                .map(block -> block.group(1).lines().toList())
                .flatMap(lines -> lines.stream().skip(1).map(title -> new Picture(lines.get(0), title)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("pictures")
    void every_picture_shows_the_reach_of_its_piece(Picture picture) {
        assertThat(picture.lines())
                .isEqualTo(PieceMovesSketch.of(picture.board(), picture.title()).lines());
    }

    @Test
    void every_kind_of_piece_has_its_picture() {
        assertThat(pictures()
                        .map(picture ->
                                picture.board().colours() + picture.title().substring(0, 1)))
                .contains("3I", "3R", "3T", "3Q", "3K", "3N", "3P", "3p", "4T", "4W", "4I", "4Q");
    }

    @Test
    void the_start_positions_are_drawn() {
        assertThat(help())
                .containsSequence("```position", "2 -board=3", "```")
                .containsSequence("```position", "2 -board=4", "```");
    }

    /** The page names behind each code the number of such pieces of a team at the start. */
    @Test
    void the_numbers_of_the_pieces_are_right() {
        String help = String.join(" ", help());
        assertThat(help).contains("`R`; two", "`N`; two", "`T23`; two of each", "`P`; nineteen", "`Q`; one");
        long[] counts = Arrays.stream(new Piece[] {Piece.R, Piece.N, Piece.T23, Piece.P, Piece.Q})
                .mapToLong(piece -> Written.standard(ChessBoard.SMALL).pieces().values().stream()
                        .filter(piece::equals)
                        .count())
                .toArray();
        assertThat(counts).containsExactly(2, 2, 2, 19, 1);
    }

    @Test
    void the_help_marks_rules_that_are_not_the_authors() {
        assertThat(help()).contains("## What is not the author's").anyMatch(line -> line.contains("reconstruction"));
    }
}
