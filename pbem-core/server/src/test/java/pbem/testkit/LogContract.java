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
import pbem.game.Seat;
import pbem.player.Player;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.Ply;

/** The contract of the log of a board, for every game: it can be replayed, and a move that was taken back is gone. */
public interface LogContract extends GameTables {

    @ParameterizedTest
    @MethodSource("allTables")
    default void aGameInWhichMovesAreTakenBackIsItsReplay(Table table) {
        RandomLog log = new RandomLog(game(), table, 5);
        Random random = new Random(5);
        Deque<Position> stack = new ArrayDeque<>(List.of(log.record().position()));
        List<String> standing = new ArrayList<>();
        List<Player> sitting = new ArrayList<>(log.record().board().players());
        int handovers = 0;
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
                if (random.nextInt(8) == 0) {
                    Seat seat = log.someActive();
                    sitting.set(seat.index(), log.giveAway(seat));
                    handovers++;
                }
                String move = log.anyMove();
                log.enter(new Event.Moved(log.record().toMove().get(0), move, ""));
                stack.push(log.record().position());
                standing.add(move);
            }
            assertThat(log.record().position()).isEqualTo(stack.peek());
            assertThat(log.record().board().players()).isEqualTo(sitting);
        }
        GameRecord record = log.record();
        assertThat(record.plies()).extracting(Ply::notation).isEqualTo(standing);
        assertThat(record.plies())
                .allSatisfy(ply -> assertThat(record.at(ply.revision()).moves()).isEqualTo(ply.number()));
        assertThat(record.handovers()).hasSize(handovers);
        GameRecord again = GameRecord.replay(record.begun(), record.entries());
        assertThat(again).isEqualTo(record);
        assertThat(again.board()).isEqualTo(record.board());
        assertThat(again.positions()).isEqualTo(record.positions());
        assertThat(again.plies()).isEqualTo(record.plies());
    }

    @ParameterizedTest
    @MethodSource("allTables")
    default void movesTakenBackByAnAdminLeaveTheEarlierBoard(Table table) {
        RandomLog log = new RandomLog(game(), table, 6);
        List<Position> positions = new ArrayList<>(List.of(log.record().position()));
        for (int i = 0; i < 12 && log.record().state() == GameRecord.State.ACTIVE; i++) {
            log.enter(new Event.Moved(log.record().toMove().get(0), log.anyMove(), ""));
            positions.add(log.record().position());
        }
        int back = log.record().moves() / 2;
        if (log.record().state() == GameRecord.State.ACTIVE) {
            log.giveAway(log.someActive());
            log.enter(new Event.Resigned(log.someActive(), ""));
        }
        List<Player> sitting = log.record().board().players();
        log.enter(new Event.RolledBack(back, ""));
        assertThat(log.record().board().players()).as("no seat goes back").isEqualTo(sitting);
        assertThat(log.record().position()).isEqualTo(positions.get(back));
        assertThat(log.record().moves()).isEqualTo(back);
        assertThat(log.record().state()).isEqualTo(GameRecord.State.ACTIVE);
    }
}
