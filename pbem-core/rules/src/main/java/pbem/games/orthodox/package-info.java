/** Chess as the world plays it, which books of other chess games call orthodox, with Chess960. */
package pbem.games.orthodox;
