/** The search. */
package pbem.web.search;
