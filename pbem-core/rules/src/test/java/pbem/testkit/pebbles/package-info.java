/** A game of one heap for one to four players, the smallest that shows what the house does with any game. */
package pbem.testkit.pebbles;
