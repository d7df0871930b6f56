/** Dots and Boxes by Edouard Lucas, for two: who draws the fourth line around a box has it. */
package pbem.games.dots;
