/** The server itself: what runs here, in figures. */
package pbem.web.status;
