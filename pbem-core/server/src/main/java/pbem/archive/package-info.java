/** The data that people get when they ask what is kept of them, and their games for other programs. */
package pbem.archive;
