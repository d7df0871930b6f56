/** How we prove to a mail server of somebody else that an account is ours: by password, or by a token of OAuth. */
package pbem.mail.login;
