/**
 * Robots. They know no particular game: what they need of a game is its {@link pbem.game.Strategy}. The same question
 * always has the same answer, on every machine: effort is counted in positions, and chance comes from the seed of the
 * question.
 */
package pbem.engine;
