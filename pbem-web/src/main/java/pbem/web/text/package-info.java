/** The texts of the site, of its classes and of its templates, as data. */
package pbem.web.text;
