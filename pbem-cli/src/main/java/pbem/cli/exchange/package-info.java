/** Games that come from other servers. */
package pbem.cli.exchange;
