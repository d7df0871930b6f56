/** A cache of replayed boards and of their clocks. */
package pbem.store.replay;
