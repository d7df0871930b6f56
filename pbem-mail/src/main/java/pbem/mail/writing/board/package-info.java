/** A board in a mail: what its {@link pbem.mail.writing.board.BoardView reader} may see, and what is said of it in blocks. */
package pbem.mail.writing.board;
