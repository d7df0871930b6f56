package pbem.games.chromino;

import pbem.phrase.Phrase;

/**
 * Two adjacent squares: one of a tile to be laid and one on the table.
 *
 * @param cell the cell of the square to be laid
 * @param hue its colour
 * @param other the occupied cell beside it
 * @param otherHue the colour there
 */
record Contact(Cell cell, Hue hue, Cell other, Hue otherHue) {

    boolean clashes() {
        return !hue.matches(otherHue);
    }

    Phrase inWords() {
        return Phrase.of("chromino.clash-of", hue.named(), cell.name(), otherHue.named(), other.name());
    }
}
