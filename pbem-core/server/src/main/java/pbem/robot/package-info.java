/**
 * The server's own opponents: their accounts, their answers, and the scheduling of their work. Their search is in
 * {@code pbem.engine}.
 */
package pbem.robot;
