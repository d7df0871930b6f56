/** The home of one server: its files, and the server that is put together from them. */
package pbem.cli.home;
