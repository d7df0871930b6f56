package pbem.robot;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import pbem.record.GameRecord;

/** The programs of others that play for robots. Safe for any thread. */
public interface OutsidePrograms {

    /** What a program answers that gives its game up. */
    String RESIGNS = "resign";

    /** There are none. */
    OutsidePrograms NONE = (name, record, seed, stop) -> {
        throw new OutsideFault("there is no program " + name + " in [engines]");
    };

    /**
     * What a program plays for the seat on turn. It learns the moves and nothing else, so of a game with chance, whose
     * moves do not tell all, it is never asked.
     *
     * @param name as the configuration knows it
     * @param seed for its chance, another one for each move, from which nothing else follows
     * @param stop asked now and then
     * @return the move as it wrote it, which need not be one, or {@link #RESIGNS}; empty if it was stopped
     * @throws OutsideFault if it gave none
     */
    Optional<String> move(String name, GameRecord record, long seed, BooleanSupplier stop) throws OutsideFault;
}
