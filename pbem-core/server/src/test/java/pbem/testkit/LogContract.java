package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Position;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.Ply;

/** What the log of a board promises for every game: it can be replayed, and what was taken back is gone. */
public interface LogContract extends GameTables {

    @ParameterizedTest
    @MethodSource("allTables")
    default void aGameInWhichMovesAreTakenBackIsItsReplay(Table table) {
        RandomLog log = new RandomLog(game(), table, 5);
        Random random = new Random(5);
        Deque<Position> stack = new ArrayDeque<>(List.of(log.record().position()));
        List<String> standing = new ArrayList<>();
        while (log.record().state() == GameRecord.State.ACTIVE && log.record().revision() < 120) {
            boolean canTakeBack = log.record().canTakeBack(1);
            assertThat(canTakeBack)
                    .isEqualTo(!standing.isEmpty() && log.record().position().undoable());
            if (canTakeBack && random.nextInt(4) == 0) {
                log.agreeToUndo();
                stack.pop();
                standing.remove(standing.size() - 1);
            } else {
                if (random.nextInt(8) == 0) {
                    log.offerDrawInVain();
                }
                String move = log.anyMove();
                log.enter(new Event.Moved(log.record().toMove().get(0), move, ""));
                stack.push(log.record().position());
                standing.add(move);
            }
            assertThat(log.record().position()).isEqualTo(stack.peek());
        }
        GameRecord record = log.record();
        assertThat(record.plies()).extracting(Ply::notation).isEqualTo(standing);
        assertThat(record.plies())
                .allSatisfy(ply -> assertThat(record.at(ply.revision()).moves()).isEqualTo(ply.number()));
        GameRecord again = GameRecord.replay(record.board(), record.entries());
        assertThat(again).isEqualTo(record);
        assertThat(again.positions()).isEqualTo(record.positions());
        assertThat(again.plies()).isEqualTo(record.plies());
    }

    @ParameterizedTest
    @MethodSource("allTables")
    default void whatAnAdminTakesBackIsTheBoardAsItStood(Table table) {
        RandomLog log = new RandomLog(game(), table, 6);
        List<Position> positions = new ArrayList<>(List.of(log.record().position()));
        for (int i = 0; i < 12 && log.record().state() == GameRecord.State.ACTIVE; i++) {
            log.enter(new Event.Moved(log.record().toMove().get(0), log.anyMove(), ""));
            positions.add(log.record().position());
        }
        int back = log.record().moves() / 2;
        if (log.record().state() == GameRecord.State.ACTIVE) {
            log.enter(new Event.Resigned(log.someActive(), ""));
        }
        log.enter(new Event.RolledBack(back, ""));
        assertThat(log.record().position()).isEqualTo(positions.get(back));
        assertThat(log.record().moves()).isEqualTo(back);
        assertThat(log.record().state()).isEqualTo(GameRecord.State.ACTIVE);
    }
}
