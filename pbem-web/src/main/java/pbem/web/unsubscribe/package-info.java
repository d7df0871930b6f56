/** Leaving by the link of a mail: the one thing that can be done on the site. */
package pbem.web.unsubscribe;
