/**
 * Robots. They know no particular game; a game describes itself by its {@link pbem.game.Strategy}. The same question
 * always has the same answer, on every machine: effort is counted in positions, and chance comes from the seed of the
 * question.
 */
package pbem.engine;
