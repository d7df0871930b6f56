/** The analysis of finished games: the chances before each move, and the turning points. */
package pbem.analysis;
