/** Messages to people as data: their contents, their recipients, and what a reply is about. */
package pbem.notice;
