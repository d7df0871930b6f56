/** A catalogue of fifty games, with which tests see whether lists stay short and quick. */
package pbem.testkit.many;
