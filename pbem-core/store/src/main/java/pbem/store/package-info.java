/**
 * The repositories of a server in SQLite or PostgreSQL, through JDBI. What is peculiar to one database is in
 * {@code pbem.store.engine}.
 */
package pbem.store;
