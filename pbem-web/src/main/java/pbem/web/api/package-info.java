/** The API: the content of the pages, as JSON. */
package pbem.web.api;
