/** A whole server from one database to another, of whatever kind. */
package pbem.store.transfer;
