/** The speed of the site, compared with a site that only sends bytes. */
package pbem.bench.site;
