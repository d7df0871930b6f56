/** The help pages: Markdown files beside the code that they explain. Mails show them as text, the site as HTML. */
package pbem.help;
