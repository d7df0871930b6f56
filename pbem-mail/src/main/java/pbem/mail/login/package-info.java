/** Logging in to other mail servers, by password or by OAuth token. */
package pbem.mail.login;
