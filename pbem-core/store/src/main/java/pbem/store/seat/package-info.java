/** Who has which seat at a board, who had it before, and what goes over where two accounts become one. */
package pbem.store.seat;
