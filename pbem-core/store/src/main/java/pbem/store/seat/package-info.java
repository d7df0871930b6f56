/** Who has which seat at a board, and who had it before. */
package pbem.store.seat;
