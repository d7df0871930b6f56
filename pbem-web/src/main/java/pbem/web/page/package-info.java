/** What all pages of the site share: the frame, the headers, the limits on readers, and the pages about problems. */
package pbem.web.page;
