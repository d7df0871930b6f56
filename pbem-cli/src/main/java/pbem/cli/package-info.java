/** The program {@code pbem}. Holds no rules: it puts the house together, acts through referee and arbiter, and shows. */
package pbem.cli;
