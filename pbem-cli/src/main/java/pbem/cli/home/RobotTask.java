package pbem.cli.home;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.cli.metrics.TimedStep;
import pbem.robot.AnalysisWork;
import pbem.robot.OutsideFault;
import pbem.robot.RobotPlay;

/**
 * Plays the turns of robots while the server runs, one after the other until none waits. Not safe for use by several
 * threads.
 *
 * @param stop whether to stop; asked often
 * @param played run after each move, since there are mails to be sent
 */
public record RobotTask(PbemServer server, BooleanSupplier stop, Runnable played) {

    private static final Logger LOG = LoggerFactory.getLogger(RobotTask.class);

    /**
     * Plays, and analyses games that are over while no board waits.
     *
     * @return how many boards robots thought about
     */
    public int round() {
        int boards = 0;
        while (!stop.getAsBoolean()) {
            long began = System.nanoTime();
            Optional<RobotPlay.Done> done = server.robots().next(server.worker(), stop);
            if (done.isPresent()) {
                server.times().note(TimedStep.THINK, began);
                boards++;
                tell(done.get());
            } else if (!analyse()) {
                return boards;
            }
        }
        return boards;
    }

    private void tell(RobotPlay.Done done) {
        done.fault().ifPresentOrElse(fault -> tell(done.board(), fault), played);
    }

    private static void tell(int board, Throwable fault) {
        if (fault instanceof OutsideFault) {
            LOG.warn("a robot could not move on board {}, which waits: {}", board, fault.getMessage());
        } else {
            LOG.error("a robot could not think about board {}, which waits", board, fault);
        }
    }

    private static void tellOfLook(int board, Throwable fault) {
        if (fault instanceof OutsideFault) {
            LOG.warn("our own engine analyses the game on board {}, since {}", board, fault.getMessage());
        } else {
            LOG.error("the game on board {} could not be analysed, and waits", board, fault);
        }
    }

    /** @return whether there was a game to analyse */
    private boolean analyse() {
        long began = System.nanoTime();
        Optional<AnalysisWork.Done> done = server.analyses().next(server.worker(), stop);
        done.ifPresent(looked -> {
            server.times().note(TimedStep.THINK, began);
            looked.fault().ifPresent(fault -> tellOfLook(looked.board(), fault));
            if (looked.told()) {
                played.run();
            }
        });
        return done.isPresent();
    }
}
