/** The words that the site's classes say, as data; what stands in templates stands there. */
package pbem.web.text;
