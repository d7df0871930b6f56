/** Leaving by the link of a mail. */
package pbem.web.unsubscribe;
