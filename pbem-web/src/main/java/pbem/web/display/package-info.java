/** A game shown move by move: what the pages of boards and of examples have in common. */
package pbem.web.display;
