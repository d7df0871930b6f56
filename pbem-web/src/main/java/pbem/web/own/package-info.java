/** The page of all boards of one player. */
package pbem.web.own;
