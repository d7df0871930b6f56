/** Ratings in rows, which are all derived from the logs. */
package pbem.store.rating;
