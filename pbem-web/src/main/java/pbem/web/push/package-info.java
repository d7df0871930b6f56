/** Notices to browsers, sent through the push services of the browsers' makers. */
package pbem.web.push;
