/** The hall: the champions, the strongest players, and the tournaments that are open or running. */
package pbem.web.hall;
