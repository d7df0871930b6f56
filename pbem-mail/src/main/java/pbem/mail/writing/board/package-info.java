/**
 * Writes boards in mails: a board as its {@link pbem.mail.writing.board.BoardView reader} may see it, and the blocks
 * that describe it.
 */
package pbem.mail.writing.board;
