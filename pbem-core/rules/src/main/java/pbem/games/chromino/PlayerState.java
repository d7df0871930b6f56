package pbem.games.chromino;

/**
 * The state of one seat.
 *
 * @param hand the tiles of the player; a player who left keeps them, and nobody sees them
 * @param gone whether the player left the game
 * @param lost whether the player left with tiles in hand, so that the player cannot win any more
 * @param stuck whether the player could neither lay nor draw in the last turn, and nobody has laid a tile since
 * @param laid the number of tiles that the player has laid
 * @param score the points for the tiles that were laid, which count only with {@code -expert}
 */
record PlayerState(Hand hand, boolean gone, boolean lost, boolean stuck, int laid, int score) {

    static PlayerState with(Hand hand) {
        return new PlayerState(hand, false, false, false, 0, 0);
    }

    PlayerState holding(Hand now) {
        return new PlayerState(now, gone, lost, stuck, laid, score);
    }

    PlayerState laying(Tile tile, int points) {
        return new PlayerState(hand.minus(tile), gone, lost, false, laid + 1, score + points);
    }

    PlayerState stuck(boolean now) {
        return new PlayerState(hand, gone, lost, now, laid, score);
    }

    /** The state after the player leaves. A player who has laid the last tile can still win. */
    PlayerState leaving() {
        return new PlayerState(hand, true, !isFinished(), stuck, laid, score);
    }

    /** Whether the player has laid the last tile and can win. */
    boolean isFinished() {
        return !lost && hand.isEmpty();
    }

    /** Whether this seat still has turns. */
    boolean plays() {
        return !gone && !hand.isEmpty();
    }
}
