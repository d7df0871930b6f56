/**
 * Outside programs that play as robots. Each runs in its own process, communicates in lines of text, and is limited in
 * everything it does.
 */
package pbem.cli.engine;
