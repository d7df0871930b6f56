/** Notices to browsers, at the push services of their makers. */
package pbem.web.push;
