/**
 * The reading side: the content of pages and other views of boards, as plain values. A query reads one snapshot through
 * {@link pbem.repository.Transactions} and returns public data only: no addresses, no secrets of open games, and no
 * private comments.
 */
package pbem.query;
