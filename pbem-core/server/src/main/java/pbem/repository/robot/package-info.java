/** What is kept of the server's own opponents. */
package pbem.repository.robot;
