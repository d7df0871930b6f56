/** The JSON form of values that are used everywhere. */
package pbem.store.json;
