/**
 * The whole way of a move, over real protocols and on a real disk, compared with a bare loop that does only what is
 * necessary.
 */
package pbem.bench.loop;
