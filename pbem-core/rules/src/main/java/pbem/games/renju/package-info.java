/** Renju: five in a row with fouls for black and an opening in which the players swap colours. */
package pbem.games.renju;
