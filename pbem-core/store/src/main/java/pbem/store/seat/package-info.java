/** The present and former players of seats in the database, and the merging of two accounts. */
package pbem.store.seat;
