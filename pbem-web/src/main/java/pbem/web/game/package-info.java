/** Games and help on the site. */
package pbem.web.game;
