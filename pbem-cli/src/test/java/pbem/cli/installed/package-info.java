/** The program as its package installs it, in a throwaway copy of this Debian. */
package pbem.cli.installed;
