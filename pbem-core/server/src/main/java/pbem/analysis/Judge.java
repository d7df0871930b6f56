package pbem.analysis;

import java.util.Optional;
import pbem.record.GameRecord;

/**
 * A program of somebody else that is asked about positions.
 *
 * @param <E> what is thrown when it gives no answer
 */
@FunctionalInterface
public interface Judge<E extends Exception> {

    /**
     * @param at a board of two on which somebody is on turn
     * @param times how much harder than usual it is to look
     * @return empty if it was stopped
     */
    Optional<Judgement> of(GameRecord at, int times) throws E;
}
