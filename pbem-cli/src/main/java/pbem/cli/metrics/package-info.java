/** Metrics of the server, for programs that draw charts. */
package pbem.cli.metrics;
