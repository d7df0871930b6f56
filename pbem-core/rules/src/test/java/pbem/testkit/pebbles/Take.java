package pbem.testkit.pebbles;

import pbem.game.Move;

/** @param pebbles one to three */
record Take(int pebbles) implements Move {

    @Override
    public String notation() {
        return "take" + pebbles;
    }
}
