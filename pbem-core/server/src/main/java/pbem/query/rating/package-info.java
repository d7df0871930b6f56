/** Ratings and standings, as pages show them. */
package pbem.query.rating;
