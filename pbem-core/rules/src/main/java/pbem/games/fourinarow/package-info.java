/** Four in a Row: men fall to the bottom of a column, and four in a line win. */
package pbem.games.fourinarow;
