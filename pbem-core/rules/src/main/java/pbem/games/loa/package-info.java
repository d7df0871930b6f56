/** Lines of Action by Claude Soucie, for two: the first to bring all men together wins. */
package pbem.games.loa;
