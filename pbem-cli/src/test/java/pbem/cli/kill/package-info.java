/** Exactly once, shown: a server that is killed at random instants, over and over, while mails pour in and out. */
package pbem.cli.kill;
