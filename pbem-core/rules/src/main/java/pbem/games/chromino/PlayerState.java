package pbem.games.chromino;

/**
 * What belongs to one seat.
 *
 * @param hand stays with a player who left, where nobody sees it
 * @param gone whether the player left the game
 * @param lost whether by that the player can win nothing any more
 * @param stuck whether the player could neither lay nor draw in the last turn, and nobody has laid a tile since
 * @param laid how many tiles the player has laid
 * @param score the points for them, which decide with {@code -expert} only
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

    /** A player who has laid the last tile may leave and keeps what it brought. */
    PlayerState leaving() {
        return new PlayerState(hand, true, !isFinished(), stuck, laid, score);
    }

    /** Whether the player has laid the last tile, and that counts. */
    boolean isFinished() {
        return !lost && hand.isEmpty();
    }

    /** Whether turns come to this seat. */
    boolean plays() {
        return !gone && !hand.isEmpty();
    }
}
