/** Messages to people, as data ({@link pbem.phrase.Phrase}) and as text ({@link pbem.phrase.Phrasebook}). */
package pbem.phrase;
