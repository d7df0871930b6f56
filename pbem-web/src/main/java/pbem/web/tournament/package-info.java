/** Tournaments on the site. */
package pbem.web.tournament;
