/** Chess, which books on chess variants call orthodox chess, with Chess960. */
package pbem.games.orthodox;
