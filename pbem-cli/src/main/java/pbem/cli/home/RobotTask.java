package pbem.cli.home;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.cli.metrics.TimedStep;
import pbem.robot.RobotPlay;

/** The turns of robots while the server runs, one after the other until none waits. For one thread. */
public final class RobotTask {

    private static final Logger LOG = LoggerFactory.getLogger(RobotTask.class);

    private final PbemServer server;
    private final BooleanSupplier stop;
    private final Runnable played;

    /**
     * @param stop asked often
     * @param played run after each move, as there are mails to be sent
     */
    public RobotTask(PbemServer server, BooleanSupplier stop, Runnable played) {
        this.server = server;
        this.stop = stop;
        this.played = played;
    }

    /** @return how many boards were looked at */
    public int round() {
        int boards = 0;
        while (!stop.getAsBoolean()) {
            long began = System.nanoTime();
            Optional<RobotPlay.Done> done = server.robots().next(server.worker(), stop);
            if (done.isEmpty()) {
                return boards;
            }
            server.times().note(TimedStep.THINK, began);
            boards++;
            done.get()
                    .fault()
                    .ifPresentOrElse(
                            fault -> LOG.error(
                                    "a robot could not think about board {}, which waits",
                                    done.get().board(),
                                    fault),
                            played);
        }
        return boards;
    }
}
