/** OAuth 2.0: an admin logs in to a mail provider once, and the server may fetch and send mail there from then on. */
package pbem.cli.oauth;
