/** What a database has become: whether anything was changed in it, and of which version of the program it is. */
package pbem.store.version;
