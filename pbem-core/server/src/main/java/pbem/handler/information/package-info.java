/** Answers questions: to anybody what all may know, to players how things stand with them. */
package pbem.handler.information;
