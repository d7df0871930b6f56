package pbem.web.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import pbem.phrase.Phrase;
import pbem.record.GameRecord;
import pbem.summary.BoardSummary;

class NotableBoardsTest {

    private static final int MOST = 4;

    private final List<BoardSummary> closed = new ArrayList<>();

    private void ended(String game, Phrase result) {
        closed.add(
                0,
                new BoardSummary(
                        101 + closed.size(),
                        game,
                        Map.of(),
                        Optional.empty(),
                        List.of(),
                        List.of("alice", "bob"),
                        List.of(),
                        List.of(),
                        20,
                        GameRecord.State.FINISHED,
                        Optional.of(result),
                        Optional.empty(),
                        Instant.EPOCH,
                        Instant.EPOCH));
    }

    private void won(String game, int times, String reason) {
        for (int i = 0; i < times; i++) {
            ended(game, Phrase.of("play.won", List.of("alice"), Phrase.of(reason)));
        }
    }

    private List<Integer> rare() {
        return NotableBoards.of(closed, MOST).rare().stream()
                .map(BoardSummary::number)
                .toList();
    }

    @Test
    void one_of_five_is_rare() {
        won("chess", 4, "chess.mate");
        won("chess", 1, "chess.stalemate");
        assertThat(rare()).containsExactly(105);
    }

    @Test
    void one_of_four_is_not() {
        won("chess", 3, "chess.mate");
        won("chess", 1, "chess.stalemate");
        assertThat(rare()).isEmpty();
    }

    @Test
    void the_latest_of_each_ending_is_shown_and_the_rarest_first() {
        won("chess", 2, "chess.stalemate");
        won("chess", 1, "chess.dead");
        won("chess", 17, "chess.mate");
        assertThat(rare()).containsExactly(103, 102);
    }

    @Test
    void endings_are_rare_among_boards_of_their_game() {
        won("chess", 20, "chess.mate");
        won("go", 2, "go.count");
        assertThat(rare()).isEmpty();
    }

    @Test
    void a_resignation_is_not_an_ending_of_the_game() {
        won("chess", 9, "chess.mate");
        won("chess", 1, "play.resigned");
        assertThat(rare()).isEmpty();
    }

    @Test
    void draws_and_shared_wins_are_even() {
        won("chess", 1, "chess.mate");
        ended("chess", Phrase.of("play.drawn", List.of("alice", "bob"), Phrase.of("chess.stalemate")));
        ended("kroma", Phrase.of("play.won", List.of("alice", "bob"), Phrase.of("kroma.points", "green", 3)));
        ended("chess", Phrase.of("play.drawn", List.of("alice", "bob"), Phrase.of("play.agreed")));
        ended("chess", Phrase.of("play.void"));
        assertThat(NotableBoards.of(closed, MOST).even())
                .extracting(BoardSummary::number)
                .containsExactly(103, 102);
    }
}
