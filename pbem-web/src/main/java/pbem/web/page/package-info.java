/** What all pages of the site share: the frame, the headers, the bounds on readers, the pages about problems. */
package pbem.web.page;
