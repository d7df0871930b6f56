/** Benchmarks; what they found stands in RESULTS.md of this module. */
package pbem.bench;
