/** What all pages of the site have in common: their frame, their manners, their words for trouble. */
package pbem.web.page;
