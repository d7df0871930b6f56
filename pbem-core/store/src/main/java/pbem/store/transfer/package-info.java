/** Copies a whole server from one database to another, of either kind. */
package pbem.store.transfer;
