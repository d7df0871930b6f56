/** Ninuki: five in a row, or five pairs taken by closing them in. */
package pbem.games.ninuki;
