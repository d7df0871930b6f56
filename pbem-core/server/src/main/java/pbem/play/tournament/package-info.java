/** Running tournaments: the rights of players and directors, automatic steps, and news. */
package pbem.play.tournament;
