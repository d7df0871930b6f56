/** International draughts, for two on a hundred squares: kings fly, and one takes as many as one can. */
package pbem.games.draughts100;
