/** What players agree on beside the rules of their game, and how they write it down. */
package pbem.terms;
