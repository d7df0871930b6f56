/** Answers questions: public ones from anybody, and those of players about their own boards and mails. */
package pbem.handler.information;
