/** Go: who has more points of the board. */
package pbem.games.weiqi;
