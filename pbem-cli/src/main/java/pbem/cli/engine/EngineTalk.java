package pbem.cli.engine;

import pbem.analysis.Judgement;
import pbem.record.GameRecord;
import pbem.robot.OutsideFault;

/** A conversation with a program, from its start to one move. */
interface EngineTalk {

    /**
     * Greets the program and sets its strength.
     *
     * @return the program's name and version; empty if it does not report them
     */
    String greet() throws OutsideFault, EngineStopped;

    /** Prepares the program for a new game of the usual kind, as for a move. */
    void prepare() throws OutsideFault, EngineStopped;

    /**
     * Sends the moves so far and asks for the next one.
     *
     * @return the move in the notation of players, if the program gave a legal one
     */
    String move(GameRecord record, long seed) throws OutsideFault, EngineStopped;

    /**
     * Sends the moves so far and asks how the player on turn stands.
     *
     * @param times the effort as a multiple of that for a move, up to a limit
     */
    default Judgement judgement(GameRecord record, int times) throws OutsideFault, EngineStopped {
        throw new OutsideFault("cannot report how a game stands");
    }
}
