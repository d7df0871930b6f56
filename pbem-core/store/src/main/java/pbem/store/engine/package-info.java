/** The database: connections that lose nothing, and transactions that share commits or are run again. */
package pbem.store.engine;
