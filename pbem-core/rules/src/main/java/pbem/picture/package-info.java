/**
 * Boards as data ({@link pbem.picture.Diagram}) and the renderers that draw them as text, SVG and PNG. Knows no game.
 */
package pbem.picture;
