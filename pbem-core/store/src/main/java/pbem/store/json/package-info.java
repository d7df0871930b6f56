/** The JSON form of values in the database. */
package pbem.store.json;
