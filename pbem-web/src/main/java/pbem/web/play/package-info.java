/** Composing moves on a page: to play them through the link in a board mail, or to try them on the page of a board. */
package pbem.web.play;
