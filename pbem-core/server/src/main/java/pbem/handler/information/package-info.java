/** Answers questions: to anybody what all may know, to a player what is his. */
package pbem.handler.information;
