/** The help pages: Markdown beside the code that it explains, shown by mail as text and on the site as HTML. */
package pbem.help;
