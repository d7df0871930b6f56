/** Oware, an old game of West Africa for two: seeds are sown around the board, and twos and threes are taken. */
package pbem.games.oware;
