/**
 * The handling of one mail: its speaker and their proof, the board it is about, the answers to its sender, and the
 * limits on these.
 */
package pbem.request;
