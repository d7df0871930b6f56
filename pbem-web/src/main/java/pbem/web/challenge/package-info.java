/** Challenges that anybody may take. */
package pbem.web.challenge;
