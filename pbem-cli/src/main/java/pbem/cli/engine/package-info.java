/** Programs of others that play as robots: each a process of its own, spoken to in lines, bounded in all it does. */
package pbem.cli.engine;
