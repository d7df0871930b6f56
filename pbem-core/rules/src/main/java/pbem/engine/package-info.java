/**
 * Programs that play. They know what a game is, but no game: what a game offers of itself is its {@link
 * pbem.game.Strategy}. The same question always has the same answer, on every machine: effort is counted in positions, and
 * chance comes from the seed of the question.
 */
package pbem.engine;
