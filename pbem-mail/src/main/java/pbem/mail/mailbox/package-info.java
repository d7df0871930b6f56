/** Mailboxes on other servers, from which mail is fetched into the inbox: IMAP and POP3. */
package pbem.mail.mailbox;
