/** The record of a game as plain text, written and read back. */
package pbem.record.text;
