/** Go: the player who has more points of the board wins. */
package pbem.games.weiqi;
