package pbem.analysis;

import java.util.Optional;
import pbem.record.GameRecord;

/**
 * An outside program that evaluates positions.
 *
 * @param <E> the exception if it gives no answer
 */
@FunctionalInterface
public interface Judge<E extends Exception> {

    /**
     * @param the record of an open board of two players
     * @param times the effort as a multiple of the usual one
     * @return empty if it was stopped
     */
    Optional<Judgement> of(GameRecord at, int times) throws E;
}
