package pbem.query;

import pbem.rating.MetOpponent;

/**
 * How a player did against somebody on rated boards.
 *
 * @param won how often they came in before them
 */
public record OpponentResult(String user, int won, int drawn, int lost) {

    static OpponentResult of(MetOpponent met) {
        return new OpponentResult(
                met.opponent().user(),
                met.result().ahead(),
                met.result().even(),
                met.result().behind());
    }
}
