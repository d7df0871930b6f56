/** One class for each verb of the program. */
package pbem.cli.verb;
