package pbem.cli.engine;

import pbem.analysis.Judgement;
import pbem.record.GameRecord;
import pbem.robot.OutsideFault;

/** What is said to a program, from its start on and for one move. */
interface EngineTalk {

    /**
     * Greets it and sets how strong it plays.
     *
     * @return what it calls itself, with its version; empty if it does not say
     */
    String greet() throws OutsideFault, EngineStopped;

    /** Has it look at a new game of the usual kind, as for a move. */
    void prepare() throws OutsideFault, EngineStopped;

    /**
     * Tells it the moves so far and asks for the next one.
     *
     * @return as a player writes it, if it is a move
     */
    String move(GameRecord record, long seed) throws OutsideFault, EngineStopped;

    /**
     * Tells it the moves so far and asks how the one on turn stands.
     *
     * @param times how much harder than for a move it is to look, up to a bound
     */
    default Judgement judgement(GameRecord record, int times) throws OutsideFault, EngineStopped {
        throw new OutsideFault("has no words for how a game stands");
    }
}
