/** Whole answers, sent over HTTP and kept while nothing has changed. */
package pbem.web.answer;
