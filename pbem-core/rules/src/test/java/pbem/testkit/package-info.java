/** What tests of every room share. */
package pbem.testkit;
