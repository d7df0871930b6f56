/** A game shown move by move, on the pages of boards and of examples. */
package pbem.web.display;
