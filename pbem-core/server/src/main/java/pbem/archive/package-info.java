/** What is given to a person who asks what is kept of them. */
package pbem.archive;
