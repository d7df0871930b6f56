/** The hall: who is strong, who won, what one can take part in. */
package pbem.web.hall;
