/** Boards on the site: lists of boards, and each board move by move. */
package pbem.web.board;
