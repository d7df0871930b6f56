package pbem.web.page;

/**
 * A link.
 *
 * @param href an absolute path on this site, or a whole address
 * @param label the text of the link
 */
public record Link(String href, String label) {}
