/** A catalogue of fifty games, to see whether lists stay short and quick. */
package pbem.testkit.many;
