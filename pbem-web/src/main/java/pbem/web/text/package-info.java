/** The texts of the site's classes, as data. Templates hold their own texts. */
package pbem.web.text;
