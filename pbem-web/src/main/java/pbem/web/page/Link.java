package pbem.web.page;

/**
 * A link.
 *
 * @param href absolute path on this site, or a whole address
 * @param label as the reader sees it
 */
public record Link(String href, String label) {}
