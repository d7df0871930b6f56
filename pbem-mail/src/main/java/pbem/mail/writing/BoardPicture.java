package pbem.mail.writing;

/**
 * A board, drawn in every way that a mail needs.
 *
 * @param name file name without its ending, such as {@code cholone-101-12}
 * @param contentId by which the HTML part names the PNG, without brackets
 * @param inWords for those who cannot see it
 * @param text at most 72 columns, lines ended by line feeds
 */
public record BoardPicture(String name, String contentId, String inWords, String text, byte[] png, String svg) {}
