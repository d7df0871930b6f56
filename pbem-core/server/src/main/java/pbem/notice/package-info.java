/** What people are to be told, as data, to whom, and what an answer to it is about. */
package pbem.notice;
