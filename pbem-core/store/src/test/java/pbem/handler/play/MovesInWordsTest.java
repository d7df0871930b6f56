package pbem.handler.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.testkit.Club;

/** Moves in words and in spellings of other servers, each on a board on which the moves before it stand. */
class MovesInWordsTest {

    @TempDir
    static Path directory;

    private static Club club;

    @BeforeAll
    static void open() {
        club = new Club(directory, "alice", "bob");
    }

    @AfterAll
    static void close() {
        club.close();
    }

    private static int boardAfter(String game, String moves) {
        int board = club.board(game, "alice", "bob");
        List.of(moves.split(" ")).forEach(move -> club.plays(board, move));
        assertThat(String.join(" ", club.moves(board))).isEqualTo(moves);
        return board;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        chess       |                     | knight f3               | Nf3
        chess       |                     | 1.e4                    | e4
        chess       | e4 e5 Nf3 Nc6 Bb5 a6 | castles                | O-O
        chess       | e4 e5 Nf3 Nc6 Bb5 a6 | castle kingside, good luck | O-O
        chess       | e4 e5 Nf3 Nc6 Bb5 a6 | kurze Rochade          | O-O
        chess       | e4 e5 Nf3 Nc6 Bb5 a6 | bishop takes c6        | Bxc6
        xiangqi     |                     | cannon h3 to e3         | Ch3-e3
        xiangqi     |                     | Kanone h3 nach e3       | Ch3-e3
        xiangqi     |                     | cannon h3 takes h10     | Ch3xh10
        shogi       |                     | pawn to 7f              | P-7f
        shogi       | P-7f P-3d Bx2b+ Sx2b | bishop drops on 5e     | B*5e
        makruk      |                     | knight d2               | Nd2
        oware       |                     | pit C                   | c1
        fourinarow  |                     | column 4                | d1
        amazons     |                     | d1 to d7, shoot g7      | d1-d7/g7
        infection   |                     | g1 jumps to e3          | g1-e3
        hex         | c2                  | swap sides              | swap
        weiqi       | pass pass           | No dead stones.         | none
        weiqi       | d4 pass pass        | d4 is dead              | d4
        weiqi       | d4 e5 pass pass     | d4 und e5 sind tot      | d4,e5
        weiqi       | d4 pass pass d4     | It is not dead!         | resume
        weiqi       | d4 pass pass d4     | Die Steine leben.       | resume
        morris      | a1 d6 a4 f4         | a7 removes d6           | a7xd6
        draughts100 |                     | 1.32-28                 | 32-28
        draughts100 |                     | 12. 32-28               | 32-28
        """)
    void are_played(String game, String before, String line, String move) {
        int board = before == null ? club.board(game, "alice", "bob") : boardAfter(game, before);
        club.plays(board, line);
        assertThat(club.moves(board)).last().isEqualTo(move);
    }

    @Test
    void a_man_goes_and_takes_another_one_in_one_sentence() {
        int board = boardAfter(
                "morris", "d2 f4 b4 e4 g4 b2 g1 g7 d1 a1 d3xa1 a1 a4 c4 c3 e3 e5 b6 a4-a7 g7-d7 g4-g7 d7-d6 g1-g4");
        club.plays(board, "f4 to f6 takes g4");
        assertThat(club.moves(board)).last().isEqualTo("f4-f6xg4");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        chess | e4 e5 d4 d5 Nc3 Nc6 Be3 Be6 Qd2 Qd7 Nf3 Nf6 Bd3 Bd6 | castle           | several ways: O-O and O-O-O
        chess | e4 e5 Nf3 Nc6 Bb5 a6                                | castle queenside | You cannot castle like that now
        weiqi | d4 pass pass d4                                     | d4 is alive      | Only dead men are named here
        weiqi | d4 pass pass d4                                     | d4 ist nicht tot | Only dead men are named here
        weiqi | d4 pass pass d4                                     | d4 est vivante   | write none, accept or resume
        shogi | P-7f P-3d                                           | pawn drops on 5e | You have no pawn in hand
        """)
    void are_refused_with_the_reason(String game, String before, String line, String reason) {
        int board = boardAfter(game, before);
        assertThat(club.plays(board, line).result()).startsWith("refused: ").contains(reason);
        assertThat(String.join(" ", club.moves(board))).isEqualTo(before);
    }
}
