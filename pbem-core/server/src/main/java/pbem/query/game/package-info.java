/** Names and options of games, for pages. */
package pbem.query.game;
