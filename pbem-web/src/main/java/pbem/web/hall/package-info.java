/** The hall: the strongest players, the winners, the tournaments that are open. */
package pbem.web.hall;
