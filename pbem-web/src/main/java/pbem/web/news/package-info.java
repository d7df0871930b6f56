/** What was announced to all players. */
package pbem.web.news;
