package pbem.query.rating;

import pbem.rating.MetOpponent;

/**
 * How a player did against somebody on rated boards.
 *
 * @param program whether that is a program of the server's own
 * @param won how often they came in before them
 */
public record OpponentResult(String user, boolean program, int won, int drawn, int lost) {

    static OpponentResult of(MetOpponent met) {
        return new OpponentResult(
                met.opponent().user(),
                met.opponent().isProgram(),
                met.result().ahead(),
                met.result().even(),
                met.result().behind());
    }
}
