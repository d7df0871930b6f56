/** The pages behind the unsubscribe links of mails. */
package pbem.web.unsubscribe;
