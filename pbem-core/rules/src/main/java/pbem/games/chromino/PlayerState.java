package pbem.games.chromino;

/**
 * What belongs to one seat.
 *
 * @param hand stays with a player who left, where nobody sees it
 * @param gone whether the player left the game
 * @param stuck whether the player could neither lay nor draw in the last turn, and nobody has laid a tile since
 * @param laid how many tiles the player has laid
 * @param score the points for them, which decide with {@code -expert} only
 */
record PlayerState(Hand hand, boolean gone, boolean stuck, int laid, int score) {

    static PlayerState with(Hand hand) {
        return new PlayerState(hand, false, false, 0, 0);
    }

    PlayerState holding(Hand now) {
        return new PlayerState(now, gone, stuck, laid, score);
    }

    PlayerState laying(Tile tile, int points) {
        return new PlayerState(hand.minus(tile), gone, false, laid + 1, score + points);
    }

    PlayerState stuck(boolean now) {
        return new PlayerState(hand, gone, now, laid, score);
    }

    PlayerState leaving() {
        return new PlayerState(hand, true, stuck, laid, score);
    }

    /** Whether the player has laid the last tile. */
    boolean isFinished() {
        return !gone && hand.isEmpty();
    }

    /** Whether turns come to this seat. */
    boolean plays() {
        return !gone && !hand.isEmpty();
    }
}
