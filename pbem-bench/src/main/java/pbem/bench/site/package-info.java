/** How fast the site is, beside one that does nothing but send bytes. */
package pbem.bench.site;
