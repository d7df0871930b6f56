package pbem.picture;

/**
 * Characters of the text board. Later letters stand over earlier ones.
 *
 * @param column counted from the left; may be negative, since the renderer moves the whole board
 * @param row counted from the top; may be negative
 * @param text one line of printable ASCII, without trailing meaning in blanks: a blank covers what was there
 */
public record Letters(int column, int row, String text) {}
