/**
 * The reading side: what pages and other views of boards show, as plain values. A query reads one
 * snapshot through {@link pbem.repository.Transactions} and gives what everybody may know: nothing here tells an
 * address, a secret of a game under way, or what players say to each other.
 */
package pbem.query;
