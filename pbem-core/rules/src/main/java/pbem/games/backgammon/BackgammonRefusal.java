package pbem.games.backgammon;

import pbem.game.Reason;

/** The reasons why a text is not a move that are peculiar to this game. */
final class BackgammonRefusal {

    /** A single game cannot be given up for more than a game. */
    static final Reason NO_MATCH = new Reason("backgammon.no-match");

    private BackgammonRefusal() {}
}
