/** The texts of the site's classes and templates, as data. */
package pbem.web.text;
