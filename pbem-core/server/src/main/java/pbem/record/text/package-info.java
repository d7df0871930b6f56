/** The records of games as plain text, written and read back, and the files of games of other programs. */
package pbem.record.text;
