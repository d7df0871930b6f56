/** What is sent over HTTP, and how often it need not be made: whole answers, kept while nothing has changed. */
package pbem.web.answer;
