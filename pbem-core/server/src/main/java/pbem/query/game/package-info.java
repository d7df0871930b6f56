/** What games are called, and with which options they are played, as pages show it. */
package pbem.query.game;
