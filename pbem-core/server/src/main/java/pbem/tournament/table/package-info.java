/** Tables of tournaments with their tie breaks, and crosstables as text. */
package pbem.tournament.table;
