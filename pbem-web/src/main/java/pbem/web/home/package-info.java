/** The front page. */
package pbem.web.home;
