/**
 * The reading side: what pages show, and whoever else shows boards to people, as plain values. A query reads one
 * snapshot through {@link pbem.repository.Transactions} and gives what everybody may know: nothing here tells an address,
 * a secret of a game under way, or what players say to each other.
 */
package pbem.query;
