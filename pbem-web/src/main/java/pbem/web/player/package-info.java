/** Players on the site. */
package pbem.web.player;
