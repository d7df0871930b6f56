/** What the admin's pages of the site show, put together from what is kept. */
package pbem.cli.admin;
