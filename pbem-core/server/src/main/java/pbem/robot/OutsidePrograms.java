package pbem.robot;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import pbem.analysis.Judgement;
import pbem.record.Board;
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

    /** Which of them says best how such a board stands; empty if none can. */
    default Optional<String> judge(Board board) {
        return Optional.empty();
    }

    /**
     * What a program thinks of a position, as strong as it can.
     *
     * @param times how much harder than for a move it is to look, within what a look may take
     * @param stop asked now and then
     * @return empty if it was stopped
     * @throws OutsideFault if it does not say
     */
    default Optional<Judgement> judged(String name, GameRecord record, int times, BooleanSupplier stop)
            throws OutsideFault {
        throw new OutsideFault(name + " judges nothing");
    }
}
