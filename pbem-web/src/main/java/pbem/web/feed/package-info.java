/** Feeds and calendars. */
package pbem.web.feed;
