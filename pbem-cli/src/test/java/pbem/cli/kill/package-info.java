/**
 * Tests that everything is done exactly once by a server that is killed at random instants while mails go in and out.
 */
package pbem.cli.kill;
