/** Boards that need not be replayed, since they have been. */
package pbem.store.replay;
