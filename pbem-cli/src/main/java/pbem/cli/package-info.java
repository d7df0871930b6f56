/** The program {@code pbem}. Holds no rules: it puts the server together, acts through the referee and the administration of boards, and shows. */
package pbem.cli;
