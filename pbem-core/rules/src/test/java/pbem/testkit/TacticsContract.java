package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Result;
import pbem.game.Seat;

/** The contract of a game for two about its programs: they see what two moves bring, at the ends of games by lot. */
public interface TacticsContract extends GameTables {

    int GAMES = 10;
    int LONGEST = 300;

    /** The number of positions that a program looks at; level 4 looks at many more. */
    int POSITIONS = 20_000;

    @Test
    default void theStrongestProgramWinsWhereOneMoveWins() {
        List<Position> chances = lastMoves(1);
        assertThat(chances).isNotEmpty();
        for (Position position : chances) {
            assertThat(isWon(position.play(chosen(position)), position.toMove().get(0)))
                    .as(position.toString())
                    .isTrue();
        }
    }

    @Test
    default void theStrongestProgramParriesALossInOneMove() {
        List<Position> dangers = lastMoves(2).stream()
                .filter(position -> position.moves().stream().anyMatch(move -> meets(position, move)))
                .toList();
        assertThat(dangers).isNotEmpty();
        for (Position position : dangers) {
            assertThat(meets(position, chosen(position)))
                    .as(position.toString())
                    .isTrue();
        }
    }

    /** The positions that many moves before the ends of games that the last move won. */
    private List<Position> lastMoves(int before) {
        return IntStream.rangeClosed(1, GAMES)
                .mapToObj(seed -> PlayOut.of(game(), allTables().findFirst().orElseThrow(), seed, LONGEST))
                .filter(game -> game.moves().size() > 1)
                .filter(game -> isWon(
                        game.end(),
                        game.positions().get(game.moves().size() - 1).toMove().get(0)))
                .map(game -> game.positions().get(game.moves().size() - before))
                .toList();
    }

    /** Whether a move wins, or leaves the opponent no move that wins at once. */
    private static boolean meets(Position position, Move move) {
        Position after = position.play(move);
        return after.outcome().isPresent()
                ? isWon(after, position.toMove().get(0))
                : after.moves().stream()
                        .noneMatch(answer ->
                                isWon(after.play(answer), after.toMove().get(0)));
    }

    private static boolean isWon(Position end, Seat seat) {
        return end.outcome().filter(outcome -> outcome.of(seat) == Result.WON).isPresent();
    }

    private static Move chosen(Position position) {
        return Engine.choose(Question.of(List.of(position), new Level(Level.STRONGEST), 1)
                        .looking(POSITIONS))
                .orElseThrow()
                .move();
    }
}
