/** How the server does, in numbers for a program that draws curves. */
package pbem.cli.metrics;
