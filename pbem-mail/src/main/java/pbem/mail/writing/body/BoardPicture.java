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
 * A board in every way that a mail needs. Drawn when it is asked for, since a reader of the mail's head alone should
 * not wait for its pictures.
 *
 * @param name file name without its ending, such as {@code cholone-101-12}
 * @param contentId by which the HTML part names the PNG, without brackets
 */
public record BoardPicture(String name, String contentId, Diagram diagram, PhraseFormatter phrases) {

    private static final int LEAST_WIDTH = 400;
    private static final int MOST_WIDTH = 600;
    private static final int CELL = 28;

    /** So many letters of equal width fit on the screen of a phone, and are large enough there. */
    private static final int PHONE = 44;

    private static final int PHONE_PIXELS = 356;
    private static final int LEAST_LETTERS = 8;
    private static final int MOST_LETTERS = 13;

    /** The width of a letter as a share of its size. */
    private static final double LETTER = 0.61;

    /** So wide that the cells of a large board can be told apart; in pixels of a screen. */
    public int width() {
        return (int) Math.round(Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, diagram.across() * CELL)));
    }

    /** For those who cannot see it. */
    public String inWords() {
        return String.join(
                " ", Stream.of(turn(), last(), rest()).flatMap(List::stream).toList());
    }

    /** Whose turn it is, in sentences. */
    public List<String> turn() {
        return said(diagram.description().turn());
    }

    /** What the last move did; empty before the first. */
    public List<String> last() {
        return said(diagram.description().last());
    }

    /** The board and what can be done on it, in sentences. */
    public List<String> rest() {
        return Stream.of(diagram.description().board(), diagram.description().open())
                .flatMap(part -> said(part).stream())
                .toList();
    }

    private List<String> said(List<Phrase> sentences) {
        return sentences.stream().map(phrases::say).toList();
    }

    /** What its text is called where it stands beside the picture. */
    public String textLabel() {
        return phrases.say("mail.text-board");
    }

    /** At most 72 columns, lines ended by line feeds. */
    public String text() {
        return Ascii.draw(diagram, phrases.phrases());
    }

    /** The board as text for the screen of a phone: its notes are as narrow as that, and it is too if it can be. */
    public String narrowText() {
        return text(PHONE).orElseGet(() -> Ascii.drawAboveNotes(diagram, phrases.phrases(), PHONE));
    }

    /** The size of letters, in pixels, at which all of that fits on the screen of a phone. */
    public int narrowLetters() {
        int columns = narrowText().lines().mapToInt(String::length).max().orElse(1);
        return (int) Math.max(LEAST_LETTERS, Math.min(MOST_LETTERS, PHONE_PIXELS / (LETTER * columns)));
    }

    /** The board as text in so many columns; empty if the board is wider. */
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
