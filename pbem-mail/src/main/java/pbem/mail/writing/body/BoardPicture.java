package pbem.mail.writing.body;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.phrase.Phrase;
import pbem.picture.Ascii;
import pbem.picture.Diagram;
import pbem.picture.Png;
import pbem.picture.Svg;

/**
 * A board in every form that a mail needs. Each form is drawn only on demand, so that code that reads only the mail's
 * headers does not wait for its pictures.
 *
 * @param name the file name without its extension, such as {@code cholone-101-12}
 * @param contentId the content ID of the PNG in the HTML part, without brackets
 */
public record BoardPicture(String name, String contentId, Diagram diagram, PhraseFormatter phrases) {

    private static final int LEAST_WIDTH = 400;
    private static final int MOST_WIDTH = 600;
    private static final int CELL = 28;

    /** The number of letters of equal width that fit on a line of a phone's screen and are large enough to read. */
    static final int PHONE = 44;

    private static final int PHONE_PIXELS = 356;
    private static final int LEAST_LETTERS = 8;
    private static final int MOST_LETTERS = 13;

    /** The width of a letter divided by its size. */
    private static final double LETTER = 0.61;

    /** The width of the picture in pixels of a screen, so that the cells of a large board can be told apart. */
    public int width() {
        return (int) Math.round(Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, diagram.across() * CELL)));
    }

    /** The board in words, for readers who cannot see the picture. */
    public String inWords() {
        return String.join(
                " ", Stream.of(turn(), last(), rest()).flatMap(List::stream).toList());
    }

    /** Sentences about whose turn it is. */
    public List<String> turn() {
        return said(diagram.description().turn());
    }

    /** Sentences about the last move; empty before the first. */
    public List<String> last() {
        return said(diagram.description().last());
    }

    /** Sentences about the board and its possible moves. */
    public List<String> rest() {
        return Stream.of(diagram.description().board(), diagram.description().open())
                .flatMap(part -> said(part).stream())
                .toList();
    }

    private List<String> said(List<Phrase> sentences) {
        return sentences.stream().map(phrases::say).toList();
    }

    /** The label of the board as text beside the picture. */
    public String textLabel() {
        return phrases.say("mail.text-board");
    }

    /**
     * A board as text for the screen of a phone.
     *
     * @param letters the size of letters, in pixels, at which it fits there
     */
    public record NarrowText(String text, int letters) {}

    /** The board as text for a phone. Its notes always fit; the board itself does if it can be drawn so narrow. */
    public NarrowText narrow() {
        String text = Ascii.drawNarrow(diagram, phrases.phrases(), PHONE);
        int columns = text.lines().mapToInt(String::length).max().orElse(1);
        return new NarrowText(text, (int)
                Math.max(LEAST_LETTERS, Math.min(MOST_LETTERS, PHONE_PIXELS / (LETTER * columns))));
    }

    /** Whether the board can be drawn as text in that many columns. */
    boolean fits(int width) {
        return Ascii.fits(diagram, width);
    }

    /** The board as text in at most that many columns; empty if it is wider. */
    Optional<String> text(int width) {
        return Ascii.draw(diagram, phrases.phrases(), width);
    }

    byte[] png() {
        return Png.draw(diagram, phrases.phrases(), Png.WIDTH);
    }

    String svg() {
        return Svg.adaptive(diagram, phrases.phrases());
    }
}
