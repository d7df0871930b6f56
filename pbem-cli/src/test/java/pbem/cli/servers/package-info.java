/** Tests of the whole program with real mail servers: Dovecot and Postfix on loopback, each with its own directory. */
package pbem.cli.servers;
