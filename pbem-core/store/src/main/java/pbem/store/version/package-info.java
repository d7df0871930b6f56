/** What a database has become: whether anything was changed in it, of which version of the program it is, who works on it. */
package pbem.store.version;
