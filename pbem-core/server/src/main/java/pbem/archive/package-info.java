/** The data that people get when they ask for everything stored about them, and their games for other programs. */
package pbem.archive;
