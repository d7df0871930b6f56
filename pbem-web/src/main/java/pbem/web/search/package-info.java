/** The one search field. */
package pbem.web.search;
