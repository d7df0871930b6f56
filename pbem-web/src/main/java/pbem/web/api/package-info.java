/** The API: what the pages show, as JSON. */
package pbem.web.api;
