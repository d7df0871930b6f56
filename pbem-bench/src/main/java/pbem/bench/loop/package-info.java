/** The whole way of a move, over real protocols and on a real disk, beside a bare loop that does no more than it must. */
package pbem.bench.loop;
