/** International draughts, for two on a hundred squares: kings fly, and players must take as many men as they can. */
package pbem.games.draughts100;
