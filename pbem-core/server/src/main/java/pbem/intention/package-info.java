/** What a sentence that is no form of a command is likely to mean, learned from examples. */
package pbem.intention;
