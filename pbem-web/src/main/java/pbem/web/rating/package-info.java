/** Who is how strong, on the site. */
package pbem.web.rating;
