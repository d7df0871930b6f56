/** Boards on the site: lists of them, and each of them move by move. */
package pbem.web.board;
