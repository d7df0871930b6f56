package pbem.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The help page tells the truth: its boards are those of the game, its pictures show where the pieces go. */
class ChessHelpTest {

    private static final String INDENT = "    ";
    private static final Pattern TITLE = Pattern.compile("([A-Zp][0-9]*) on ([a-o][0-9]+)");

    private static List<String> help() {
        try (var in = ChromaticChess.class.getResourceAsStream("help.md")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** A picture of the page: what stands above it, and its lines as they are there. */
    record Picture(ChessBoard board, String title, List<String> lines) {
        @Override
        public String toString() {
            return title;
        }
    }

    static Stream<Picture> pictures() {
        List<String> help = help();
        int bigBoard = help.indexOf("## The pieces of four colours");
        List<Picture> pictures = new ArrayList<>();
        for (int i = 0; i < help.size(); i++) {
            ChessBoard board = i > bigBoard ? ChessBoard.BIG : ChessBoard.SMALL;
            Matcher titles = TITLE.matcher(help.get(i).startsWith(INDENT) ? help.get(i) : "");
            while (titles.find()) {
                int left = titles.start();
                int right = left + 2 * board.rows();
                List<String> lines = help.subList(i + 2, i + 2 + board.rows()).stream()
                        .map(line -> line.substring(Math.min(left, line.length()), Math.min(right, line.length())))
                        .map(String::stripTrailing)
                        .toList();
                pictures.add(new Picture(board, titles.group(), lines));
            }
        }
        return pictures.stream();
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

    /** The numbers behind the codes: how many a team has at the start. */
    @Test
    void the_numbers_of_the_pieces_are_right() {
        String help = String.join(" ", help());
        assertThat(help).contains("`R`; two", "`N`; two", "`T23`; two of each", "`P`; nineteen", "`Q`; one");
        long[] counts = Arrays.stream(new Piece[] {Piece.R, Piece.N, Piece.T23, Piece.P, Piece.Q})
                .mapToLong(piece -> Setups.standard(ChessBoard.SMALL).pieces().values().stream()
                        .filter(piece::equals)
                        .count())
                .toArray();
        assertThat(counts).containsExactly(2, 2, 2, 19, 1);
    }

    @Test
    void what_is_not_the_authors_is_said() {
        assertThat(help()).contains("## What is not the author's").anyMatch(line -> line.contains("reconstruction"));
    }
}
