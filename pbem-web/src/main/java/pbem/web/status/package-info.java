/** The state of the server in figures. */
package pbem.web.status;
