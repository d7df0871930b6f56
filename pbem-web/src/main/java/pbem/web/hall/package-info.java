/** The hall: the champions, the strongest players, and the tournaments. */
package pbem.web.hall;
