/** The home of one server: its files, and the house that is put together from them. */
package pbem.cli.home;
