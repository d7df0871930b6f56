package pbem.robot;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import pbem.analysis.Judgement;
import pbem.record.Board;
import pbem.record.GameRecord;

/** The outside programs that play as robots. Safe for any thread. */
public interface OutsidePrograms {

    /** The answer of a program that resigns. */
    String RESIGNS = "resign";

    /** No programs. */
    OutsidePrograms NONE = (name, record, seed, stop) -> {
        throw new OutsideFault("there is no program " + name + " in [engines]");
    };

    /**
     * The move of a program for the seat on turn. It learns the moves and nothing else, so it is never asked about
     * games with chance, whose moves do not tell all.
     *
     * @param name its name in the configuration
     * @param seed the seed of its chance, different for each move and unrelated to the board's
     * @param stop polled; cancels
     * @return the move as it wrote it, which need not be one, or {@link #RESIGNS}; empty if it was stopped
     * @throws OutsideFault if it gave none
     */
    Optional<String> move(String name, GameRecord record, long seed, BooleanSupplier stop) throws OutsideFault;

    /** The program that evaluates such a board best; empty if none can. */
    default Optional<String> judge(Board board) {
        return Optional.empty();
    }

    /**
     * The judgement of a program about a position, at full strength.
     *
     * @param times the effort as a multiple of that for a move, within the limit of an evaluation
     * @param stop polled; cancels
     * @return empty if it was stopped
     * @throws OutsideFault if it gives no judgement
     */
    default Optional<Judgement> judged(String name, GameRecord record, int times, BooleanSupplier stop)
            throws OutsideFault {
        throw new OutsideFault(name + " judges nothing");
    }
}
