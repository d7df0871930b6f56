/** Boards as pictures that the site sends. */
package pbem.web.picture;
