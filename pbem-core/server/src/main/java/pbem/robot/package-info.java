/** The server's own opponents: who they are, what they answer, and when they think. How they think is in {@code pbem.engine}. */
package pbem.robot;
