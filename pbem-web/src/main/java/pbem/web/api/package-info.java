/** The site for programs: the same as the pages show, as JSON. */
package pbem.web.api;
