package pbem.games.chess;

import pbem.game.Reason;

/** The reasons why the aim cannot castle (article 5.5.b). */
final class CastlingRefusal {

    /** There is no piece on that side with which the aim could castle, now or later. */
    static final Reason NO_PARTNER = new Reason("chromatic-chess.castling-no-partner");

    /** Another piece stands between the aim and its partner. */
    static final Reason BETWEEN = new Reason("chromatic-chess.castling-between");

    /** The aim is in check. */
    static final Reason IN_CHECK = new Reason("chromatic-chess.castling-in-check");

    /** The aim would cross or reach an attacked cell. */
    static final Reason ATTACKED = new Reason("chromatic-chess.castling-attacked");

    /** The partner shields the aim from an attack, which would reach the aim after castling. */
    static final Reason EXPOSED = new Reason("chromatic-chess.castling-exposed");

    private CastlingRefusal() {}
}
