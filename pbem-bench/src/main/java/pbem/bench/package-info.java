/** Benchmarks. Their results are in RESULTS.md of this module. */
package pbem.bench;
