/** The repositories of a server in SQLite, through JDBI. What is peculiar to SQLite stands in {@link pbem.store.engine.Sqlite} alone. */
package pbem.store;
