/** The whole program among real mail servers: Dovecot and Postfix, on loopback, each with a directory of its own. */
package pbem.cli.servers;
