/**
 * The program {@code pbem}. It contains no rules: it assembles the server, acts through the referee and the
 * administration of boards, and shows the outcome.
 */
package pbem.cli;
