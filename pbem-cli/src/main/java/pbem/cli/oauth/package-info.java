/** How an admin logs in to a provider of mail once, so that the server may fetch and send there from then on: OAuth 2.0. */
package pbem.cli.oauth;
