/** Ratings in rows, each of which follows from the logs. */
package pbem.store.rating;
