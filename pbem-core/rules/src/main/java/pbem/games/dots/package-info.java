/** Dots and Boxes by Edouard Lucas, for two: a player who draws the fourth line around a box gets it. */
package pbem.games.dots;
