/** What is kept as bytes: mails, compressed. */
package pbem.store.bytes;
