/** The database itself: connections that lose nothing, and how transactions share a commit or are run again. */
package pbem.store.engine;
