/**
 * How strong people are, as a function of the boards that are over: Weng-Lin with the Plackett-Luce model, pair by pair. Pure
 * arithmetic, and what is read of it; {@code docs/ratings.md} says it so that anybody can do it again.
 */
package pbem.rating;
