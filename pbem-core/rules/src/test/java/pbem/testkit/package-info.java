/** Classes that the tests of all modules share. */
package pbem.testkit;
