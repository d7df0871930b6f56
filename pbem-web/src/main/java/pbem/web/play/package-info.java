/** Composing moves on a page: by the link of a board mail, or for trial on the page of a board. */
package pbem.web.play;
