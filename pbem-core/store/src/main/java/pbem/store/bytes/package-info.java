/** Compressed mails in the database. */
package pbem.store.bytes;
