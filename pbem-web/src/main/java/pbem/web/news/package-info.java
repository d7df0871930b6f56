/** Announcements to all players. */
package pbem.web.news;
