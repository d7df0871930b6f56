/** The content of the admin's pages of the site, assembled from stored data. */
package pbem.cli.admin;
