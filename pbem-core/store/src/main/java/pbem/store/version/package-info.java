/** The state of a database: its changes, its version and its workers. */
package pbem.store.version;
