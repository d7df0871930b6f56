/** Answers commands about tournaments. */
package pbem.handler.tournament;
