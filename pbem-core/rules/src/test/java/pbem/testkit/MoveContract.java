package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Viewer;
import pbem.phrase.Phrasebook;

/** The contract of every game about its moves and their notation. */
public interface MoveContract extends GameTables {

    @ParameterizedTest
    @MethodSource("playOuts")
    default void everyLegalMoveIsReadBackFromItsNotation(PlayOut game) {
        for (Position position : tried(game)) {
            for (Move move : position.moves()) {
                assertThat(read(position, move.notation())).isEqualTo(move).hasSameHashCodeAs(move);
                if (!caseMatters()) {
                    assertThat(read(position, move.notation().toUpperCase(Locale.ROOT)))
                            .isEqualTo(move);
                    assertThat(read(position, " " + move.notation().toLowerCase(Locale.ROOT) + "\t"))
                            .isEqualTo(move);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("playOuts")
    default void everyLegalMoveIsListedOnceAndCounted(PlayOut game) {
        for (Position position : tried(game)) {
            List<? extends Move> moves = position.moves();
            assertThat(moves.stream().map(Move::notation)).doesNotHaveDuplicates();
            assertThat(new HashSet<>(moves)).hasSameSizeAs(moves);
            assertThat(position.moveCount()).isEqualTo(moves.size());
        }
    }

    @ParameterizedTest
    @MethodSource("playOuts")
    default void everyLegalMoveChangesThePosition(PlayOut game) {
        for (Position position : tried(game)) {
            Set<Position> next = new HashSet<>();
            for (Move move : position.moves()) {
                Position after = position.play(move);
                assertThat(after).isNotEqualTo(position);
                assertThat(after.ply()).isEqualTo(position.ply() + 1);
                assertThat(after.lastMove()).contains(move);
                assertThat(next.add(after))
                        .as("another move leads there, too: " + move)
                        .isTrue();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("playOuts")
    default void theReplayOfTheRecordIsThePosition(PlayOut game) {
        Position at = game().start(game.start().setup()).now();
        assertThat(at).isEqualTo(game.start()).hasSameHashCodeAs(game.start());
        for (int i = 0; i < game.moves().size(); i++) {
            at = at.play(read(at, game.moves().get(i).notation()));
            Position original = game.positions().get(i + 1);
            assertThat(at).isEqualTo(original).hasSameHashCodeAs(original);
            assertThat(at.happenings()).isEqualTo(original.happenings());
            assertThat(at.diagram(Viewer.PUBLIC)).isEqualTo(shown(original));
        }
    }

    @ParameterizedTest
    @MethodSource("allTables")
    default void readingNeverFails(Table table) {
        Phrasebook phrasebook = phrasebook();
        PlayOut game = PlayOut.of(game(), table, 3, 20);
        Map<Position, Set<Move>> legalMoves = Stream.of(game.start(), game.end())
                .distinct()
                .collect(Collectors.toMap(Function.identity(), position -> Set.copyOf(position.moves())));
        garbage().forEach(text -> {
            for (Position position : legalMoves.keySet()) {
                Optional<String> objection = position.read(text)
                        .match(
                                legal -> {
                                    assertThat(isOfListed(position, legalMoves.get(position), legal))
                                            .as(text)
                                            .isTrue();
                                    return Optional.empty();
                                },
                                refused -> Optional.of(phrasebook.say(refused.phrase())));
                objection.ifPresent(why -> {
                    assertThat(why).isNotBlank().hasSizeLessThan(1000);
                    assertThat(why.chars().noneMatch(Character::isISOControl))
                            .as(why)
                            .isTrue();
                });
            }
        });
    }

    /** Whether a move is listed or consists of listed moves that can be made as one, which are too many to list. */
    private static boolean isOfListed(Position position, Set<Move> listed, Move move) {
        return listed.contains(move)
                || position.play(move).ply() == position.ply() + 1
                        && Stream.of(move.notation().split(","))
                                .map(part -> position.read(part).now())
                                .allMatch(listed::contains);
    }

    /** All positions of a game, or a few of those with hundreds of moves, which hardly differ from turn to turn. */
    private static List<Position> tried(PlayOut game) {
        return game.positions().stream()
                .filter(position -> position.ply() % (1 + position.moveCount() / 100) == 0)
                .toList();
    }

    private static Move read(Position position, String text) {
        Act<Move> reading = position.read(text);
        assertThat(reading).as(text).isInstanceOf(Act.Done.class);
        return reading.now();
    }
}
