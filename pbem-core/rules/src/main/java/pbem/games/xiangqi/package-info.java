/** Xiangqi, the chess of China. */
package pbem.games.xiangqi;
