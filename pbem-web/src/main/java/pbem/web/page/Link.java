package pbem.web.page;

/**
 * Where one can go from here.
 *
 * @param href absolute path on this site, or a whole address
 * @param label as the reader sees it
 */
public record Link(String href, String label) {}
