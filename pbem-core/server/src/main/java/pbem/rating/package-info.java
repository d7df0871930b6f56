/**
 * Ratings, as a function of the closed boards: Weng-Lin with the Plackett-Luce model, pair by pair. Pure arithmetic and
 * the queries for it; {@code docs/ratings.md} describes it so that anybody can repeat it.
 */
package pbem.rating;
