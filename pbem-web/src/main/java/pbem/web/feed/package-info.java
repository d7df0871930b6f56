/** Feeds and calendars: what one can follow without looking at pages. */
package pbem.web.feed;
