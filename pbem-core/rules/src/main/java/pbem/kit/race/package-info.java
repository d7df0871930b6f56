/**
 * Race games with two dice on 24 points, such as Backgammon: men go around the board and are borne off. A
 * {@link pbem.kit.race.RaceGame} says how the men lie at first, what a turn must not do, what a win counts and which
 * words a player may say; the {@link pbem.kit.race.Track} says in which directions the men go and whether they hit. The
 * rest is here: dice, plays, reading, the board as picture and words, matches, simulations. Dice depend on the seed alone
 * (see {@link pbem.kit.race.Roll}), and none are thrown before the turn that uses them. Seats are zero-based, and each
 * counts the points from its own view. This package contains no game.
 */
package pbem.kit.race;
