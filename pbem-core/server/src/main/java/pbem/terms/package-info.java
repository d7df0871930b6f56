/** The terms on which players agree besides the rules of their game, and their spelling. */
package pbem.terms;
