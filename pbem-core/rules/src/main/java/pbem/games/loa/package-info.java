/** Lines of Action by Claude Soucie, for two: the first player to bring all their men together wins. */
package pbem.games.loa;
