package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Position;
import pbem.kit.BoardPosition;
import pbem.kit.GameBoard;
import pbem.picture.Diagram;

/** The contract of every game that is made with {@link pbem.kit}. */
public interface BoardContract
        extends GameContract, PlayableContract, ExampleContract, LessonContract, ForeignContract {

    /** The kit has one code for boards of all sizes, so the beginnings of games are enough on large boards. */
    @Override
    default int longest() {
        return 60;
    }

    /** One class reads the moves of every game of the kit, so each game tries a part of the texts. */
    @Override
    default Stream<String> garbage() {
        return Garbage.some();
    }

    /**
     * One class draws every game of the kit, so each game draws a position a table. {@code KitPictureTest} has more.
     */
    @Override
    default Stream<Diagram> diagrams() {
        return playOuts().map(PlayOut::positions).map(positions -> shown(positions.get(positions.size() * 2 / 3)));
    }

    /** The position after the typed moves, on a board with that setup. */
    default Position at(String setup, String... moves) {
        Position at = Table.of(setup).start(game(), 1);
        for (String move : moves) {
            at = at.play(at.read(move).now());
        }
        return at;
    }

    /** The reason why a typed move is refused; "legal" if it is a move. */
    default String said(Position at, String typed) {
        return at.read(typed).match(legal -> "legal", refused -> phrasebook().say(refused.phrase()));
    }

    @Override
    default Map<String, String> filled(Position position) {
        BoardPosition at = (BoardPosition) position;
        Map<String, String> filled = new TreeMap<>();
        for (int cell = 0; cell < at.men().cells(); cell++) {
            if (!at.men().isEmpty(cell)) {
                filled.put(at.table().board().name(cell), phrasebook().say(at.content(cell)));
            }
        }
        return filled;
    }

    @Override
    default Set<String> cells(Position position) {
        GameBoard board = ((BoardPosition) position).table().board();
        Set<String> cells = new TreeSet<>();
        for (int cell = 0; cell < board.size(); cell++) {
            cells.add(board.name(cell));
        }
        return cells;
    }

    /** A row names its cells in the order of the board, so a listener knows the cells between two of them. */
    @Override
    @ParameterizedTest
    @MethodSource("playOuts")
    default void theWordsTellAListenerTheContentOfEveryCell(PlayOut game) {
        for (Position position : game.positions()) {
            GameBoard board = ((BoardPosition) position).table().board();
            Map<String, String> heard = new TreeMap<>();
            shown(position).description().board().stream()
                    .map(phrasebook()::say)
                    .filter(sentence -> sentence.startsWith("Row "))
                    .flatMap(sentence -> Stream.of(sentence.substring(sentence.indexOf(": ") + 2, sentence.length() - 1)
                            .split(", ")))
                    .forEach(run -> hear(board, run, heard));
            assertThat(heard).isEqualTo(filled(position));
        }
    }

    private static void hear(GameBoard board, String run, Map<String, String> heard) {
        Matcher words = RUN.matcher(run);
        if (words.matches() && !words.group(3).equals("empty")) {
            String last = words.group(2) == null ? words.group(1) : words.group(2);
            for (int cell = board.named(words.group(1)); cell <= board.named(last); cell++) {
                heard.put(board.name(cell), words.group(3));
            }
        }
    }
}
